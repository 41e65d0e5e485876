import { numberLimits } from '@brigade/domain/requests/service-answers.rules.ts'
import { isWholeWithin } from '@brigade/domain/kit/is-whole-within.ts'
import { serviceFormLimits } from '@brigade/domain/requests/service-forms.limits.ts'
import { ownTextIn } from '@brigade/domain/requests/service-forms.rules.ts'
import type { ServiceQuestion } from '@brigade/domain/requests/service-forms.schema.ts'
import { Form, Input, Radio } from 'antd'
import { problemText } from '#kit/calls/problem-text.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'

type AnswerFieldsProps = { name: string; questions: readonly ServiceQuestion[] }

/** Renders the questions of a service of the venue's own, each with the control for its answer. */
export function AnswerFields({ name, questions }: AnswerFieldsProps) {
  return questions.map((question) => <AnswerField key={question.key} path={[name, question.key]} question={question} />)
}

function AnswerField({ path, question }: { path: string[]; question: ServiceQuestion }) {
  const t = useTranslations('requests')
  const language = useLanguage()
  const { kind, isRequired, options = [] } = question
  const own = { name: path, label: ownTextIn(question.label, language), required: isRequired }
  if (kind === 'number') {
    const limits = numberLimits(question)
    return (
      <WholeNumberField
        name={path}
        label={own.label}
        isRequired={isRequired}
        problemOf={(value) => {
          if (value === '' || isWholeWithin(value, limits)) return undefined
          const problem = { code: 'answerNoNumber', params: { ...limits, question: own.label } }
          return problemText(problem, ['guestServices'])
        }}
      />
    )
  }
  if (kind === 'choice')
    return (
      <Form.Item {...own}>
        <ChoiceSelect
          allowClear={!isRequired}
          placeholder={t('ask.chooseOption')}
          options={options.map(({ key, label }) => ({ value: key, label: ownTextIn(label, language) }))}
        />
      </Form.Item>
    )
  if (kind === 'yesNo')
    return (
      <Form.Item {...own}>
        <Radio.Group
          options={[
            { value: true, label: t('answers.yes') },
            { value: false, label: t('answers.no') },
          ]}
        />
      </Form.Item>
    )
  if (kind === 'time')
    return (
      <Form.Item {...own}>
        <Input type="time" />
      </Form.Item>
    )
  return (
    <Form.Item {...own}>
      <Input dir="auto" autoComplete="off" maxLength={serviceFormLimits.answerLength} />
    </Form.Item>
  )
}
