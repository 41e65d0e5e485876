import { dayOptions, hourOptions } from '@brigade/domain/kit/venue-clock.ts'
import { Form, Select } from 'antd'
import { keepTabForLeaving } from '#features/menus/forms/keep-tab-for-leaving.ts'
import { hourText } from '#features/menus/forms/hour-text.ts'
import { useWords } from '#kit/i18n.ts'

type TimesFieldsProps = {
  /** Names of the form's fields, where they are not those of when something may be had. */
  days?: string
  hours?: string
  daysLabel?: string
  hoursLabel?: string
}

/** Days and hours at which something holds. ALL stands alone: who adds it, or adds to it, means the other. */
export function TimesFields({
  days = 'daysAvailable',
  hours = 'hoursAvailable',
  daysLabel,
  hoursLabel,
}: TimesFieldsProps) {
  const t = useWords('menus')
  return (
    <div role="presentation" onKeyDownCapture={keepTabForLeaving}>
      <Form.Item name={days} label={daysLabel ?? t('forms.days')} required getValueFromEvent={withoutBoth}>
        <Select
          mode="multiple"
          options={dayOptions.map((day) => ({ value: day, label: t(`days.${day}`) }))}
          placeholder={t('forms.chooseDays')}
          optionFilterProp="label"
          maxTagCount="responsive"
        />
      </Form.Item>
      <Form.Item name={hours} label={hoursLabel ?? t('forms.hours')} required getValueFromEvent={withoutBoth}>
        <Select
          mode="multiple"
          options={hourOptions.map((hour) => ({ value: hour, label: hourText(hour, t) }))}
          placeholder={t('forms.chooseHours')}
          optionFilterProp="label"
          maxTagCount="responsive"
        />
      </Form.Item>
    </div>
  )
}

/** The newest choice is the last of the list. */
function withoutBoth(chosen: readonly string[]): string[] {
  if (chosen.at(-1) === 'ALL') return ['ALL']
  return chosen.filter((option) => option !== 'ALL')
}
