import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type Language, languages, type LocalText } from '@brigade/domain/kit/languages.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import {
  problemsOfReceiptLayout,
  type ReceiptLayoutDraft,
  writtenMargin,
} from '@brigade/domain/receipts/receipts.rules.ts'
import { printedLanguagesOf } from '@brigade/domain/venues/printed-languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldRow, FieldTable } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { SampleReceipt } from '#features/receipts/public/sample-receipt.tsx'
import { saveReceiptLayout } from '#features/receipts/receipts.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/**
 * Changes the languages of a venue's receipts and their header and footer, beside a receipt that shows the change at
 * once.
 */
export function ReceiptLayoutDrawer({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useTranslations('receipts')
  const formats = useVenueFormats(venue)
  const languageName = useLanguageName()

  const margin = (name: 'header' | 'footer'): FieldRow => ({
    labelOf: (language) =>
      t(`layout.${name}In`, { language: isOneOf(languages, language) ? languageName(language) : language }),
    render: (own) => <MarginFields {...own} venue={venue} />,
  })
  const fields: FieldTable<ReceiptLayoutDraft> = {
    receiptLanguages: {
      label: t('layout.languages'),
      text: (chosen) =>
        Array.isArray(chosen)
          ? listed(chosen.map((code) => (isOneOf(languages, code) ? languageName(code) : '')))
          : t('layout.ofTheMenus'),
      render: (own) => (
        <Form.Item {...own} extra={t('layout.languagesHint')} normalize={emptyAsNone}>
          <ChoiceSelect
            mode="multiple"
            optionFilterProp="label"
            maxCount={receiptLimits.mostLanguages}
            options={languages.map((code) => ({ value: code, label: languageName(code) }))}
          />
        </Form.Item>
      ),
    },
    receiptHeader: margin('header'),
    receiptFooter: margin('footer'),
  }

  return (
    <RecordDrawer<ReceiptLayoutDraft, Venue>
      title={t('layout.form')}
      size={660}
      keptAs={`receipts/layout/${venue.id}`}
      fields={fields}
      formats={formats}
      record={venue}
      valuesOf={valuesOf}
      problemsOf={problemsOfReceiptLayout}
      catalogue="receipts"
      save={(draft, version) => saveReceiptLayout(venue.id, { ...settingsOf(draft), version })}
      onClose={onClose}
      aside={<LiveSample venue={venue} />}
    />
  )
}

/** Offers the languages in which receipts are currently printed. */
function MarginFields({ venue, ...own }: { name: string; labelOf: (language: string) => string; venue: Venue }) {
  const receiptLanguages = Form.useWatch<Language[] | null | undefined>('receiptLanguages') ?? null
  const offered = printedLanguagesOf({ ...venue, receiptLanguages })
  return (
    <LocalTextFields
      key={offered.join(' ')}
      {...own}
      offered={offered}
      required={[]}
      length={receiptLimits.marginLength}
      isLong
    />
  )
}

/** Shows the receipt with the values that are being typed. */
function LiveSample({ venue }: { venue: Venue }) {
  const draft: Partial<ReceiptLayoutDraft> | undefined = Form.useWatch([], { preserve: true })
  return <SampleReceipt venue={{ ...venue, ...settingsOf({ ...valuesOf(venue), ...draft }) }} />
}

function valuesOf(venue: Venue | null): ReceiptLayoutDraft {
  const { receiptLanguages = null, receiptHeader, receiptFooter } = venue ?? {}
  return {
    receiptLanguages: receiptLanguages && [...receiptLanguages],
    receiptHeader: typedOf(receiptHeader),
    receiptFooter: typedOf(receiptFooter),
  }
}

/** Returns a value for every language, so that an emptied field does not differ from one that was never filled. */
function typedOf(text: LocalText | null | undefined): Partial<LocalText> {
  return Object.fromEntries(languages.map((language) => [language, text?.[language] ?? '']))
}

function settingsOf({ receiptLanguages, receiptHeader, receiptFooter }: ReceiptLayoutDraft) {
  return {
    receiptLanguages: receiptLanguages && [...receiptLanguages],
    receiptHeader: writtenMargin(receiptHeader),
    receiptFooter: writtenMargin(receiptFooter),
  }
}

/** Returns null for an empty choice, which means the languages of the menus. */
function emptyAsNone(chosen: readonly Language[]): readonly Language[] | null {
  return chosen.length === 0 ? null : chosen
}
