import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { type Language, languages } from '@brigade/domain/kit/languages.ts'
import { menuLimits } from '@brigade/domain/menus/menus.drafts.ts'
import { contentLanguages, requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input } from 'antd'
import type { Say } from '#kit/i18n.ts'
import type { FieldRow } from '#ui/record-form/field-table.ts'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'

type LocalTextOf = {
  what: 'name' | 'description'
  venue: Venue
  /** Languages that the form asks for in another way. */
  without?: readonly Language[]
}

const lengths = { name: menuLimits.nameLength, description: menuLimits.descriptionLength }

/** A name or description in the languages that the venue writes in. `t` speaks for menus, as below. */
export function localTextField({ what, venue, without }: LocalTextOf, t: Say) {
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

/** A language in that of the interface. */
export function languageWord(language: string, t: Say): string {
  return isOneOf(languages, language) ? t(`menus:languages.${language}`) : language
}

/** Whether guests see the record at all. */
export function activeField(t: Say): FieldRow {
  return {
    label: t('menus:fields.isActive'),
    render: (own) => <SwitchField {...own} hint={t('menus:forms.activeHint')} />,
  }
}

/** What a venue's point of sale calls the record; asked for where there is one. */
export function posIdField({ isPOSIntegrated }: Venue, t: Say): FieldRow {
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
