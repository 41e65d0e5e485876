import { isWholeWithin } from '@brigade/domain/kit/is-whole-within.ts'
import { escalationLimits } from '@brigade/domain/requests/escalation.limits.ts'
import { type StepDraft, unstaffedSteps } from '@brigade/domain/requests/escalation.rules.ts'
import { alertableRoles } from '@brigade/domain/requests/escalation.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { useListField } from '#features/requests/services/form/use-list-field.ts'
import { staffedRoles } from '#features/requests/services/guest-services.queries.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { BigButton } from '#ui/big-button.tsx'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { Icon } from '#ui/icon.tsx'
import { addIcon } from '#ui/icon-paths.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/requests/services/form/list-fields.module.css'

type StepsFieldProps = {
  name: string
  venueId: number
  /** Given by the form. */
  onChange?: (steps: StepDraft[]) => void
}

/** The minutes between two steps that the form proposes. */
const usualGap = 5

/** Renders the steps of the escalation of a service: each with its minutes and roles, and a warning if nobody has these. */
export function StepsField({ name, venueId, onChange }: StepsFieldProps) {
  const t = useTranslations('guestServices')
  const { entries, add, remove } = useListField<StepDraft>([name], { onChange })
  const staffed = useQuery(staffedRoles(venueId))
  const unstaffed = staffed.data ? unstaffedSteps(entries, staffed.data.roles) : []
  const roleName = (role: (typeof alertableRoles)[number]) => t(`auth:roles.${role}`)

  function handleAdd(): void {
    const last = entries.at(-1)?.afterMinutes
    add({ afterMinutes: (typeof last === 'number' ? last : 0) + usualGap, roles: ['manager'] })
  }

  return (
    <div className={stack.column2}>
      {entries.map((_, place) => {
        const missing = unstaffed.find((step) => step.place === place)
        return (
          <fieldset key={place} className={styles.entry}>
            <legend className={font.strong}>{t('form.step', { number: place + 1 })}</legend>
            <WholeNumberField
              name={[name, place, 'afterMinutes']}
              label={t('form.stepMinutes')}
              isRequired
              suffix={t('form.minutes')}
              problemOf={(minutes) => {
                const { least, most } = escalationLimits
                if (isWholeWithin(minutes, { least, most })) return undefined
                return problemText({ code: 'stepMinutesWrong', params: { least, most } }, ['guestServices'])
              }}
            />
            <Form.Item name={[name, place, 'roles']} label={t('form.stepRoles')} required>
              <ChoiceSelect
                mode="multiple"
                optionFilterProp="label"
                options={alertableRoles.map((role) => ({ value: role, label: roleName(role) }))}
              />
            </Form.Item>
            {missing ? (
              <p role="status" className={`${stack.inline1} ${styles.warning}`}>
                <Icon path={warningIcon} size={18} />
                {t('form.stepUnstaffed', { roles: listed(missing.roles.map(roleName)) })}
              </p>
            ) : null}
            <BigButton kind="quiet" onClick={() => remove(place)}>
              {t('form.removeStep', { number: place + 1 })}
            </BigButton>
          </fieldset>
        )
      })}
      {entries.length < escalationLimits.mostSteps ? (
        <div>
          <BigButton kind="quiet" icon={addIcon} onClick={handleAdd}>
            {t('form.addStep')}
          </BigButton>
        </div>
      ) : null}
    </div>
  )
}
