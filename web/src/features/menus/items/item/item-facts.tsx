import { readName } from '#kit/i18n/read-name.ts'
import { isRightToLeft } from '@brigade/domain/kit/languages.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ItemMarks } from '#features/menus/items/card/item-marks.tsx'
import { ItemPictures } from '#features/menus/items/card/item-pictures.tsx'
import { ItemPrice } from '#features/menus/items/card/item-price.tsx'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#features/menus/items/item/item-facts.module.css'

/** Shows an item: its pictures, its name and description in each language, and its price. */
export function ItemFacts({ item, venue }: { item: Item; venue: Venue }) {
  const t = useTranslations('menuItems')
  const formats = useVenueFormats(venue)
  const { name, description, calory, prepareTime } = item
  const written = contentLanguages(venue).filter((language) => name[language])
  return (
    <section className={`${styles.facts} ${stack.wrap}`} aria-label={readName(name)}>
      <div className={styles.pictures}>
        <ItemPictures name={readName(name)} images={item.images} />
      </div>
      <div className={`${styles.words} ${stack.column3}`}>
        <div className={`${stack.flex} ${font.large}`}>
          <ItemPrice item={item} money={formats.money} />
        </div>
        <ItemMarks item={item} />
        {written.map((language) => (
          <div key={language} lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'}>
            <p className={font.strong}>{name[language]}</p>
            {description[language] ? <p className={font.soft}>{description[language]}</p> : null}
          </div>
        ))}
        <p className={font.soft}>
          {calory === null ? null : <span>{t('item.calories', { amount: formats.number(calory) })}</span>}{' '}
          <span>{t('item.prepareTime', { minutes: formats.minutes(prepareTime) })}</span>
        </p>
      </div>
    </section>
  )
}
