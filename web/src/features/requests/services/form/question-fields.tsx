import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { isWholeWithin } from '@brigade/domain/kit/is-whole-within.ts'
import { type Language, languages } from '@brigade/domain/kit/languages.ts'
import { serviceFormLimits } from '@brigade/domain/requests/service-forms.limits.ts'
import { questionKinds, type QuestionKind, type QuestionOption } from '@brigade/domain/requests/service-forms.schema.ts'
import { Form } from 'antd'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { nextKey } from '#features/requests/services/form/next-key.ts'
import { useListField } from '#features/requests/services/form/use-list-field.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { LocalTextFields } from '#ui/record-form/local-text-fields.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/requests/services/form/list-fields.module.css'

type Path = (string | number)[]

type QuestionFieldsProps = { path: Path; offered: readonly Language[] }

/** Renders the fields of one question: its words, its kind, and what that kind has. */
export function QuestionFields({ path, offered }: QuestionFieldsProps) {
  const t = useTranslations('guestServices')
  const nameIn = useNameIn()
  const kind = Form.useWatch<QuestionKind | undefined>([...path, 'kind'], { preserve: true })
  return (
    <>
      <LocalTextFields
        name={[...path, 'label']}
        labelOf={(language) => t('form.questionIn', { language: nameIn(language) })}
        offered={offered}
        required={['en']}
        length={serviceFormLimits.questionLength}
      />
      <Form.Item name={[...path, 'kind']} label={t('form.kind')} required>
        <ChoiceSelect options={questionKinds.map((each) => ({ value: each, label: t(`kinds.${each}`) }))} />
      </Form.Item>
      {kind === 'number' ? (
        <div className={stack.grid2}>
          <LimitField path={[...path, 'least']} label={t('form.least')} />
          <LimitField path={[...path, 'most']} label={t('form.most')} />
        </div>
      ) : null}
      {kind === 'choice' ? (
        <Form.Item name={[...path, 'options']} label={t('form.options')} required>
          <OptionsField path={[...path, 'options']} offered={offered} />
        </Form.Item>
      ) : null}
      <SwitchField name={[...path, 'isRequired']} label={t('form.isRequired')} />
    </>
  )
}

function LimitField({ path, label }: { path: Path; label: string }) {
  return (
    <WholeNumberField
      name={path}
      label={label}
      problemOf={(limit) => {
        const { mostNumber } = serviceFormLimits
        if (limit === '' || isWholeWithin(limit, { least: -mostNumber, most: mostNumber })) return undefined
        return problemText({ code: 'limitWrong' }, ['guestServices'])
      }}
    />
  )
}

type OptionsFieldProps = QuestionFieldsProps & {
  /** Given by the form. */
  onChange?: (options: QuestionOption[]) => void
}

function OptionsField({ path, offered, onChange }: OptionsFieldProps) {
  const t = useTranslations('guestServices')
  const nameIn = useNameIn()
  const { entries, add, remove } = useListField<QuestionOption>(path, { onChange })
  return (
    <div className={stack.column2}>
      {entries.map(({ key }, place) => (
        <div key={key} className={styles.entry}>
          <LocalTextFields
            name={[...path, place, 'label']}
            labelOf={(language) => t('form.optionIn', { number: place + 1, language: nameIn(language) })}
            offered={offered}
            required={['en']}
            length={serviceFormLimits.optionLength}
          />
          <BigButton kind="quiet" onClick={() => remove(place)}>
            {t('form.removeOption', { number: place + 1 })}
          </BigButton>
        </div>
      ))}
      {entries.length < serviceFormLimits.mostOptions ? (
        <div>
          <BigButton kind="quiet" icon={addIcon} onClick={() => add({ key: nextKey('o', entries), label: {} })}>
            {t('form.addOption')}
          </BigButton>
        </div>
      ) : null}
    </div>
  )
}

function useNameIn(): (language: string) => string {
  const languageName = useLanguageName()
  return (language) => (isOneOf(languages, language) ? languageName(language) : language)
}
