import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type Language, languages } from '@brigade/domain/kit/languages.ts'
import { menuLimits } from '@brigade/domain/menus/menus.drafts.ts'
import { contentLanguages, requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import type { TranslateAny } from '#kit/i18n/i18n.ts'
import type { FieldRow } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'

type LocalTextOf = {
  what: 'name' | 'description'
  venue: Venue
  /** The languages that the form asks for in another field. */
  without?: readonly Language[]
}

const lengths = { name: menuLimits.nameLength, description: menuLimits.descriptionLength }

/** Returns the field of a name or description in the languages of the venue. `t` translates for menus, as below. */
export function localTextField({ what, venue, without }: LocalTextOf, t: TranslateAny) {
  return {
    labelOf: (language) => t(`menus:forms.${what}In`, { language: languageWord(language, t) }),
    render: (own) => (
      <LocalTextFields
        {...own}
        offered={contentLanguages(venue)}
        required={requiredLanguages}
        without={without}
        length={lengths[what]}
        isLong={what === 'description'}
      />
    ),
  } satisfies FieldRow
}

/** Returns the name of a language in the language of the interface. */
export function languageWord(language: string, t: TranslateAny): string {
  return isOneOf(languages, language) ? t(`menus:languages.${language}`) : language
}

/** Returns the field that shows or hides the record for guests. */
export function activeField(t: TranslateAny): FieldRow {
  return {
    label: t('menus:fields.isActive'),
    render: (own) => <SwitchField {...own} hint={t('menus:forms.activeHint')} />,
  }
}

/** Returns the field for the record's id at the venue's point of sale, shown only where the venue has one. */
export function posIdField({ isPOSIntegrated }: Venue, t: TranslateAny): FieldRow {
  return {
    label: t('menus:fields.posItemId'),
    render: (own) =>
      isPOSIntegrated ? (
        <Form.Item {...own} required>
          <Input dir="ltr" autoComplete="off" />
        </Form.Item>
      ) : null,
  }
}
