import { dayOptions, hourOptions } from '@brigade/domain/kit/venue-clock.ts'
import { hourLabel, type HourOption } from '@brigade/domain/menus/menus.times.ts'
import { Form } from 'antd'
import type { TranslateAny } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import type { FieldRow } from '#ui/record-form/field-table.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'

/** Returns the field of the days on which a record is available. `t` translates for menus, here and below. */
export function daysField(label: string, t: TranslateAny) {
  return timesField(label, {
    options: dayOptions.map((day) => ({ value: day, label: t(`menus:days.${day}`) })),
    placeholder: t('menus:forms.chooseDays'),
  })
}

/** Returns the field of the hours at which a record is available. */
export function hoursField(label: string, t: TranslateAny, hint?: string) {
  return timesField(label, {
    hint,
    options: hourOptions.map((hour) => ({ value: hour, label: hourText(hour, t) })),
    placeholder: t('menus:forms.chooseHours'),
  })
}

type Times = { options: { value: string; label: string }[]; placeholder: string; hint?: string | undefined }

/** Returns a field of times in which ALL excludes the others: the newest choice replaces those that it contradicts. */
function timesField(label: string, { options, placeholder, hint }: Times) {
  const labels = new Map(options.map((option) => [option.value, option.label]))
  return {
    label,
    text: (chosen) => listed(Array.isArray(chosen) ? chosen.map((one) => labels.get(String(one)) ?? String(one)) : []),
    render: (own) => (
      <Form.Item {...own} required extra={hint} getValueFromEvent={withoutBoth}>
        <ChoiceSelect
          mode="multiple"
          options={options}
          placeholder={placeholder}
          optionFilterProp="label"
          maxTagCount="responsive"
        />
      </Form.Item>
    ),
  } satisfies FieldRow
}

/** Returns the text of an hour, 12 AM to 11 PM, in the language of the interface. */
function hourText(hour: HourOption, t: TranslateAny): string {
  if (hour === 'ALL') return t('menus:days.ALL')
  const [number = '', half] = hourLabel(hour).split(' ')
  return t(`menus:halves.${half === 'AM' ? 'AM' : 'PM'}`, { hour: number })
}

/** Removes the choices that contradict the newest one, which is the last of the list. */
function withoutBoth(chosen: readonly string[]): string[] {
  if (chosen.at(-1) === 'ALL') return ['ALL']
  return chosen.filter((option) => option !== 'ALL')
}
