import type { BrandingContent } from '@brigade/domain/branding/branding.schema.ts'
import { isRightToLeft, type Language, languageNames } from '@brigade/domain/kit/languages.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Switch } from 'antd'
import { useId, useState } from 'react'
import { GuestPage } from '#features/branding/parts/guest-page.tsx'
import { SampleReceipt } from '#features/receipts/public/sample-receipt.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Chip, Chips } from '#ui/chips.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/branding/parts/branding-preview.module.css'

const parts = ['guestPage', 'receipt'] as const

type BrandingPreviewProps = {
  venue: Venue
  branding: BrandingContent
  /** True if there is room for one of the two only. */
  isNarrow?: boolean
}

/** Shows the guest page and a receipt in any language of the venue and in both directions. (screens, /branding) */
export function BrandingPreview({ venue, branding, isNarrow = false }: BrandingPreviewProps) {
  const t = useTranslations('branding')
  const switchId = useId()
  const [shown, setShown] = useState<(typeof parts)[number]>('guestPage')
  const [chosen, setChosen] = useState<Language | null>(null)
  const [isTurned, setIsTurned] = useState(false)
  const language = chosen ?? branding.defaultLanguage
  // A language has a direction of its own, until the switch turns it.
  const isRtl = isRightToLeft(language) !== isTurned
  const direction = isRtl ? 'rtl' : 'ltr'
  const { receiptHeader, receiptFooter } = branding

  function choose(next: Language): void {
    setChosen(next)
    setIsTurned(false)
  }

  return (
    <section className={`${styles.preview} ${stack.column3}`} aria-label={t('preview.title')}>
      <Chips label={t('preview.language')} isWrapped>
        {contentLanguages(venue).map((each) => (
          <Chip key={each} isChosen={each === language} onChoose={() => choose(each)}>
            <span lang={each}>{languageNames[each]}</span>
          </Chip>
        ))}
      </Chips>
      <div className={`${stack.row2} ${stack.touch}`}>
        <Switch aria-labelledby={switchId} checked={isRtl} onChange={() => setIsTurned(!isTurned)} />
        <span id={switchId}>{t('preview.rightToLeft')}</span>
      </div>
      {isNarrow ? (
        <Chips label={t('preview.what')}>
          {parts.map((part) => (
            <Chip key={part} isChosen={part === shown} onChoose={() => setShown(part)}>
              {t(`preview.${part}`)}
            </Chip>
          ))}
        </Chips>
      ) : null}
      <div className={styles.both}>
        {isNarrow && shown !== 'guestPage' ? null : (
          <GuestPage venue={venue} branding={branding} language={language} direction={direction} />
        )}
        {isNarrow && shown !== 'receipt' ? null : (
          <SampleReceipt
            venue={{ ...venue, receiptHeader, receiptFooter, receiptLanguages: receiptLanguagesIn(venue, language) }}
            direction={direction}
          />
        )}
      </div>
    </section>
  )
}

/** Returns the languages of a receipt with this one first: the venue's own, if it is one of them. */
function receiptLanguagesIn({ receiptLanguages }: Venue, language: Language): Language[] | null {
  if (receiptLanguages?.[0] === language) return receiptLanguages
  const others = (receiptLanguages ?? []).filter((each) => each !== language)
  return receiptLanguages?.includes(language) ? [language, ...others] : [language]
}
