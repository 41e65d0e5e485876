import { isRightToLeft, type Language, languages } from '@brigade/domain/kit/languages.ts'
import { menuLimits } from '@brigade/domain/menus/menus.drafts.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { ConfigProvider, Form, Input } from 'antd'
import { type ChangeEvent, useState } from 'react'
import { contentLanguages, requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import styles from '#features/menus/forms/local-text-fields.module.css'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { addIcon } from '#ui/icon-paths.ts'

type LocalTextFieldsProps = {
  /** Of the form: `name`, `groupName` or `description`. */
  field: string
  what: 'name' | 'description'
  venue: Venue
  /** Languages that the form asks for in another way. */
  without?: readonly Language[]
}

const lengths = { name: menuLimits.nameLength, description: menuLimits.descriptionLength }

/** A text in the languages that the venue writes in, and in those that it has anyway; the others are one press away. */
export function LocalTextFields({ field, what, venue, without = [] }: LocalTextFieldsProps) {
  const t = useWords('menus')
  const form = Form.useFormInstance()
  const askable = languages.filter((language) => !without.includes(language))
  const [areAllShown, setAreAllShown] = useState(false)
  const [shown] = useState(() => {
    const offered = contentLanguages(venue)
    const written = (form.getFieldValue([field]) ?? {}) as Partial<Record<Language, string>>
    return askable.filter((language) => offered.includes(language) || written[language])
  })

  return (
    <>
      {(areAllShown ? askable : shown).map((language) => (
        <Form.Item
          key={language}
          name={[field, language]}
          label={t(`forms.${what}In`, { language: t(`languages.${language}`) })}
          required={requiredLanguages.includes(language)}
        >
          <TextInput what={what} language={language} />
        </Form.Item>
      ))}
      {areAllShown || shown.length === askable.length ? null : (
        <button type="button" className={styles.more} onClick={() => setAreAllShown(true)}>
          <Icon path={addIcon} size={16} />
          {t('forms.moreLanguages')}
        </button>
      )}
    </>
  )
}

type TextInputProps = {
  what: 'name' | 'description'
  language: Language
  /** Given by the form, like `onChange` and `id`. */
  value?: string
  onChange?: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  id?: string
}

/** Written from the side that the language is read from, its counter at the other end. */
function TextInput({ what, language, ...control }: TextInputProps) {
  const count = { show: true, max: lengths[what], strategy: countOf }
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
  return (
    <ConfigProvider direction={direction}>
      <div lang={language} dir={direction}>
        {what === 'name' ? (
          <Input {...control} count={count} autoComplete="off" />
        ) : (
          // It grows by CSS: Ant Design would measure it with a style that the page's policy refuses.
          <Input.TextArea {...control} count={count} rows={2} className={styles.long} />
        )}
      </div>
    </ConfigProvider>
  )
}

/** Letters as the rules count them: an emoji is one, spaces around are none. */
function countOf(text: string): number {
  return Array.from(text.trim()).length
}
