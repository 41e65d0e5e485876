import { isOneOf } from '@brigade/domain/kit/is-one-of.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import { problemOfDueMinutes } from '@brigade/domain/requests/requests.rules.ts'
import { serviceIcons } from '@brigade/domain/requests/service-icons.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { QuestionsField } from '#features/requests/services/form/questions-field.tsx'
import { serviceIconPaths } from '#features/requests/services/service-icon-paths.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import type { FieldRow } from '#ui/record-form/field-table.ts'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'
import stack from '#ui/stack.module.css'

/** Returns the fields that only a service of the venue's own has. */
export function useOwnFields(venue: Venue) {
  const t = useTranslations('guestServices')
  return {
    icon: {
      label: t('form.icon'),
      text: (icon) => (isOneOf(serviceIcons, icon) ? t(`icons.${icon}`) : ''),
      render: (given) => (
        <Form.Item {...given} required>
          <ChoiceSelect
            placeholder={t('form.chooseIcon')}
            options={serviceIcons.map((icon) => ({ value: icon, label: t(`icons.${icon}`) }))}
            optionRender={({ value, label }) => <IconName icon={value} label={label} />}
            labelRender={({ value, label }) => <IconName icon={value} label={label} />}
          />
        </Form.Item>
      ),
    },
    dueMinutes: {
      label: t('columns.within'),
      render: (given) => (
        <WholeNumberField
          {...given}
          isRequired
          suffix={t('form.minutes')}
          problemOf={(minutes) => {
            const problem = problemOfDueMinutes(minutes)
            return problem && problemText(problem, ['guestServices'])
          }}
        />
      ),
    },
    questions: {
      label: t('form.questions'),
      render: ({ name, label }) => (
        <Form.Item name={name} label={label} extra={t('form.questionsHint')}>
          <QuestionsField name={name} offered={contentLanguages(venue)} />
        </Form.Item>
      ),
    },
  } satisfies Record<string, FieldRow & { label: string }>
}

function IconName({ icon, label }: { icon: unknown; label: ReactNode }) {
  return (
    <span className={stack.inline1}>
      {isOneOf(serviceIcons, icon) ? <Icon path={serviceIconPaths[icon]} size={18} /> : null}
      {label}
    </span>
  )
}
