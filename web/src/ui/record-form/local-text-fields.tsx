import { isRightToLeft, type Language, languages } from '@brigade/domain/kit/languages.ts'
import { ConfigProvider, Form, Input } from 'antd'
import { type ChangeEvent, useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { downIcon, upIcon } from '#ui/icon-paths.ts'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/record-form/local-text-fields.module.css'

type LocalTextFieldsProps = {
  /** Its place in the values: a path if it is nested. */
  name: string | readonly (string | number)[]
  labelOf: (language: string) => string
  /** The languages that are shown at first, besides those with a text. */
  offered: readonly Language[]
  required: readonly Language[]
  /** Languages that the form handles in another way. */
  without?: readonly Language[]
  /** A note below the first field, about all of them. */
  hint?: string
  /** In letters. */
  length: number
  /** True for a text of several lines. */
  isLong?: boolean
}

/** Renders a text in the offered languages, and in those that already have one; the others are one press away. */
export function LocalTextFields({
  name,
  labelOf,
  offered,
  required,
  without = [],
  hint,
  ...text
}: LocalTextFieldsProps) {
  const t = useTranslations('shell')
  const form = Form.useFormInstance()
  const path = typeof name === 'string' ? [name] : [...name]
  const askable = languages.filter((language) => !without.includes(language))
  const [areAllShown, setAreAllShown] = useState(false)
  const writtenOrOffered = () => {
    const written: Partial<Record<Language, string>> = form.getFieldValue(path) ?? {}
    return askable.filter((language) => offered.includes(language) || written[language])
  }
  const [shown, setShown] = useState(writtenOrOffered)

  /** Texts in other languages that were typed in between stay visible. */
  function handleMore(): void {
    setAreAllShown(!areAllShown)
    setShown(writtenOrOffered())
  }

  return (
    <>
      {(areAllShown ? askable : shown).map((language, place) => (
        <Form.Item
          key={language}
          name={[...path, language]}
          label={labelOf(language)}
          required={required.includes(language)}
          extra={place === 0 ? hint : undefined}
        >
          <TextInput {...text} language={language} />
        </Form.Item>
      ))}
      {shown.length === askable.length ? null : (
        <button
          type="button"
          className={`${styles.more} ${stack.inline1} ${surface.bare}`}
          aria-expanded={areAllShown}
          onClick={handleMore}
        >
          <Icon path={areAllShown ? upIcon : downIcon} size={16} />
          {t('form.moreLanguages')}
        </button>
      )}
    </>
  )
}

type TextInputProps = Pick<LocalTextFieldsProps, 'length' | 'isLong'> & {
  language: Language
  /** Given by the form, like `onChange` and `id`. */
  value?: string
  onChange?: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  id?: string
}

/** Renders a field in the direction of its language, with its counter at the other end. */
function TextInput({ length, isLong, language, ...control }: TextInputProps) {
  const count = { show: true, max: length, strategy: countOf }
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
  return (
    <ConfigProvider direction={direction}>
      <div lang={language} dir={direction}>
        {isLong ? (
          // It grows by CSS: Ant Design would measure it with a style that the page's policy refuses.
          <Input.TextArea {...control} count={count} rows={2} className={styles.long} />
        ) : (
          <Input {...control} count={count} autoComplete="off" />
        )}
      </div>
    </ConfigProvider>
  )
}

/** Counts letters as the rules do: an emoji is one, surrounding spaces are none. */
function countOf(text: string): number {
  return Array.from(text.trim()).length
}
