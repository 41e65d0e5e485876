import type { BrandingContent } from '@brigade/domain/branding/branding.schema.ts'
import { isRightToLeft, type Language, languageNames } from '@brigade/domain/kit/languages.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { type ReactNode, useState } from 'react'
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
  /** The note above the choice of the language: whether the look is published. */
  state?: ReactNode
}

/** Shows the guest page and a receipt in any language of the venue and in its direction. (screens, /branding) */
export function BrandingPreview({ venue, branding, isNarrow = false, state }: BrandingPreviewProps) {
  const t = useTranslations('branding')
  const [shown, setShown] = useState<(typeof parts)[number]>('guestPage')
  const [chosen, setChosen] = useState<Language | null>(null)
  const language = chosen ?? branding.defaultLanguage
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
  const { receiptHeader, receiptFooter } = branding

  return (
    <section
      className={`${styles.preview} ${isNarrow ? stack.column3 : styles.beside}`}
      aria-label={t('preview.title')}
    >
      <div className={`${styles.aside} ${stack.column3}`}>
        {state}
        <Chips label={t('preview.language')} isWrapped>
          {contentLanguages(venue).map((each) => (
            <Chip key={each} isChosen={each === language} onChoose={() => setChosen(each)}>
              <span lang={each}>{languageNames[each]}</span>
            </Chip>
          ))}
        </Chips>
        {isNarrow ? (
          <Chips label={t('preview.what')}>
            {parts.map((part) => (
              <Chip key={part} isChosen={part === shown} onChoose={() => setShown(part)}>
                {t(`preview.${part}`)}
              </Chip>
            ))}
          </Chips>
        ) : null}
      </div>
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
