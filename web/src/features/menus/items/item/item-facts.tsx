import { readName } from '#kit/read-name.ts'
import { isRightToLeft } from '@brigade/domain/kit/languages.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { ItemMarks } from '#features/menus/items/card/item-marks.tsx'
import { ItemPictures } from '#features/menus/items/card/item-pictures.tsx'
import { ItemPrice } from '#features/menus/items/card/item-price.tsx'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { useVenueFormats } from '#features/venues/door/use-venue-formats.ts'
import styles from '#features/menus/items/item/item-facts.module.css'

/** What an item is: its pictures, what it is called and described as in each language, what it costs. */
export function ItemFacts({ item, venue }: { item: Item; venue: Venue }) {
  const t = useWords('menuItems')
  const formats = useVenueFormats(venue)
  const { name, description, calory, prepareTime } = item
  const written = contentLanguages(venue).filter((language) => name[language])
  return (
    <section className={styles.facts} aria-label={readName(name)}>
      <div className={styles.pictures}>
        <ItemPictures name={readName(name)} images={item.images} />
      </div>
      <div className={styles.words}>
        <div className={styles.price}>
          <ItemPrice item={item} money={formats.money} />
        </div>
        <ItemMarks item={item} />
        {written.map((language) => (
          <div key={language} lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
            <p className={styles.name}>{name[language]}</p>
            {description[language] ? <p className={styles.description}>{description[language]}</p> : null}
          </div>
        ))}
        <p className={styles.description}>
          {calory === null ? null : <span>{t('item.calories', { amount: formats.number(calory) })}</span>}{' '}
          <span>{t('item.prepareTime', { minutes: formats.minutes(prepareTime) })}</span>
        </p>
      </div>
    </section>
  )
}
