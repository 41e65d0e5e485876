import { isRightToLeft, type Language, languageNames } from '@brigade/domain/kit/languages.ts'
import { fromMinor } from '@brigade/domain/kit/money.ts'
import type { PromotedItem } from '@brigade/domain/marketing/marketing.schema.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import font from '#ui/font.module.css'
import frame from '#ui/phone-frame.module.css'
import stack from '#ui/stack.module.css'
import type { PromotableItem } from '#features/marketing/marketing.queries.ts'
import styles from '#features/marketing/phone-preview.module.css'
import { previewedPrice } from '#features/marketing/previewed-price.ts'
import { useVenueTime } from '#features/marketing/use-venue-time.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

type Text = Partial<Record<Language, string | null>>

type PhonePreviewProps = { venue: Venue; offered: readonly PromotableItem[] }

/** Shows the promotion of the form around it as guests see it on a phone, in each language of the venue and its direction. */
export function PhonePreview({ venue, offered }: PhonePreviewProps) {
  const t = useTranslations('marketing')
  const shown = contentLanguages(venue)
  const [chosen, choose] = useState<Language>('en')
  const title = Form.useWatch<Text | undefined>('title', { preserve: true })
  const text = Form.useWatch<Text | undefined>('text', { preserve: true })
  const images = Form.useWatch<readonly string[] | undefined>('images', { preserve: true })
  const items = Form.useWatch<readonly PromotedItem[] | undefined>('items', { preserve: true })
  const inLanguage = (of: Text | undefined) => of?.[chosen] || of?.en || ''
  const [image] = images ?? []
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <h3 className={font.name}>{t('preview.title')}</h3>
      <Chips label={t('preview.language')}>
        {shown.map((language) => (
          <Chip key={language} isChosen={language === chosen} onChoose={() => choose(language)}>
            <span lang={language}>{languageNames[language]}</span>
          </Chip>
        ))}
      </Chips>
      <div className={`${styles.phone} ${frame.phone}`} lang={chosen} dir={isRightToLeft(chosen) ? 'rtl' : 'ltr'}>
        {image ? <img className={styles.picture} src={image} alt="" /> : null}
        <strong className={font.name}>{inLanguage(title) || t('preview.untitled')}</strong>
        {inLanguage(text) ? <p className={styles.text}>{inLanguage(text)}</p> : null}
        <ul className={styles.items}>
          {(items ?? []).map((item) => (
            <PreviewItem
              key={item.itemId}
              item={item}
              offered={offered.find(({ id }) => id === item.itemId)}
              venue={venue}
              language={chosen}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type PreviewItemProps = { item: PromotedItem; offered: PromotableItem | undefined; venue: Venue; language: Language }

function PreviewItem({ item, offered, venue, language }: PreviewItemProps) {
  const { money } = useVenueFormats(venue)
  const time = useVenueTime(venue)
  const paid = offered && previewedPrice(item, { offered, venue, time })
  // Guests don't see what is off the menu.
  if (!paid) return null
  const price = fromMinor(paid.price, venue.currency)
  return (
    <li className={stack.row2}>
      <span className={stack.grow}>{offered.name[language] || offered.name.en}</span>
      <span className={`${styles.prices} ${stack.fixed}`}>
        {price < offered.price ? (
          <s className={font.soft}>
            <bdi>{money(offered.price)}</bdi>
          </s>
        ) : null}
        <bdi className={font.figures}>{money(price)}</bdi>
      </span>
    </li>
  )
}
