import { colorFields } from '@brigade/domain/branding/branding.rules.ts'
import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type Language, languages } from '@brigade/domain/kit/languages.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { receiptLimits } from '@brigade/domain/receipts/receipts.limits.ts'
import { printedLanguagesOf } from '@brigade/domain/venues/printed-languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Select } from 'antd'
import type { BrandingValues } from '#features/branding/branding-values.ts'
import { ColorField } from '#features/branding/parts/color-field.tsx'
import { ImageField } from '#features/files/public/image-field.tsx'
import { usePendingImages } from '#features/files/public/use-pending-images.ts'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { FieldRow, FieldTable } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'

/** Returns the fields of a draft, and a wait until its images are uploaded. */
export function useBrandingFields(venue: Venue) {
  const t = useTranslations('branding')
  const languageName = useLanguageName()
  const logos = usePendingImages('logo')
  const covers = usePendingImages('cover')
  const nameOf = (language: unknown) => (isOneOf(languages, language) ? languageName(language) : String(language))

  const image = (name: 'logo' | 'cover'): FieldRow => ({
    label: t(`fields.${name}`),
    text: (urls) => (Array.isArray(urls) && urls.length > 0 ? t('question.image') : t('question.none')),
    render: (own) => (
      <Form.Item {...own} {...(name === 'logo' && { extra: t('form.logoHint') })}>
        <ImageField
          folder={name === 'logo' ? 'venue-logos' : 'venue-covers'}
          venueId={venue.id}
          most={1}
          label={t(`fields.${name}`)}
          onPending={(name === 'logo' ? logos : covers).handlePending}
        />
      </Form.Item>
    ),
  })
  const margin = (name: 'receiptHeader' | 'receiptFooter'): FieldRow => ({
    labelOf: (language) => t(name === 'receiptHeader' ? 'headerIn' : 'footerIn', { language: nameOf(language) }),
    render: (own) => (
      <LocalTextFields
        {...own}
        offered={printedLanguagesOf(venue)}
        required={[]}
        length={receiptLimits.marginLength}
        isLong
      />
    ),
  })

  const fields: FieldTable<BrandingValues> = {
    logo: image('logo'),
    cover: image('cover'),
    ...tableOf(colorFields, (name): FieldRow => ({
      label: t(`fields.${name}`),
      render: ({ label }: { label?: string }) => <ColorField name={name} label={label ?? ''} />,
    })),
    defaultLanguage: {
      label: t('fields.defaultLanguage'),
      text: nameOf,
      render: (own) => (
        <Form.Item {...own} extra={t('form.languageHint')}>
          <Select<Language>
            options={contentLanguages(venue).map((code) => ({ value: code, label: languageName(code) }))}
          />
        </Form.Item>
      ),
    },
    receiptHeader: margin('receiptHeader'),
    receiptFooter: margin('receiptFooter'),
  }

  async function untilUploaded(): Promise<void> {
    await logos.untilUploaded()
    await covers.untilUploaded()
  }

  return { fields, untilUploaded }
}
