import { readName } from '#kit/i18n/read-name.ts'
import { isRightToLeft, type Language } from '@brigade/domain/kit/languages.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
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
  const { name, calory, prepareTime } = item
  const own = useLanguage()
  const written = contentLanguages(venue).filter((language) => name[language])
  const first = [...new Set([own, 'en' as const])].filter((language) => written.includes(language))
  const others = written.filter((language) => !first.includes(language))
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
        {first.map((language) => (
          <TextsIn key={language} language={language} item={item} />
        ))}
        {others.length > 0 ? (
          <details>
            <summary className={`${styles.more} ${font.strong}`}>{t('shell:form.moreLanguages')}</summary>
            <div className={stack.column3}>
              {others.map((language) => (
                <TextsIn key={language} language={language} item={item} />
              ))}
            </div>
          </details>
        ) : null}
        <p className={font.soft}>
          {calory === null ? null : <span>{t('item.calories', { amount: formats.number(calory) })}</span>}{' '}
          <span>{t('item.prepareTime', { minutes: formats.minutes(prepareTime) })}</span>
        </p>
      </div>
    </section>
  )
}

/** Shows the texts in one language, which is named, at the start of the page whatever their direction. */
function TextsIn({ language, item: { name, description } }: { language: Language; item: Item }) {
  const t = useTranslations('menus')
  return (
    <div>
      <p className={font.note}>{t(`languages.${language}`)}</p>
      <div lang={language} dir={isRightToLeft(language) ? 'rtl' : 'ltr'} className={styles.texts}>
        <p className={font.strong}>{name[language]}</p>
        {description[language] ? <p className={font.soft}>{description[language]}</p> : null}
      </div>
    </div>
  )
}
