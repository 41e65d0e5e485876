import { readAmount, readPercentage, writeAmount, writeNumber } from '@brigade/domain/kit/read-number.ts'
import { type Venue, venueSchema } from '@brigade/domain/venues/venues.schema.ts'
import { Form, Input, Radio } from 'antd'
import styles from '#features/venues/details/venue-details.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { CurrencySelect } from '#ui/record-form/currency-select.tsx'
import { NumberField } from '#ui/record-form/number-field.tsx'
import { SwitchField } from '#ui/record-form/switch-field.tsx'
import { TimeZoneSelect } from '#ui/record-form/time-zone-select.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'
import { problemOfNumber } from '#features/venues/details/plain-draft.ts'
import {
  lateStages,
  limitsOf,
  type PlainSetting,
  plainSettings,
  type PlainSettingRow,
} from '#features/venues/details/plain-settings.ts'
import { hourText } from '#kit/formats/hour-text.ts'

type SettingControlProps = { name: PlainSetting; venue: Venue }

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: hourText(hour) }))
const dialogs = venueSchema.properties.activeDialogs.items.anyOf.map((each) => each.const)

/** Renders the control of one setting, with its sentence of help. */
export function SettingControl({ name, venue }: SettingControlProps) {
  const t = useTranslations('venueDetails')
  const row: PlainSettingRow = plainSettings[name]
  const own = { name, label: t(`settings.${name}.label`) }
  const help = t(`settings.${name}.help`)
  const limits = limitsOf(name)
  const problemOf = (value: number | string) => {
    const problem = limits && problemOfNumber(value, limits)
    return problem ? problemText(problem, ['venueDetails']) : undefined
  }
  switch (row.is) {
    case 'switch':
      return <SwitchField {...own} hint={help} />
    case 'kind':
      return (
        <Form.Item {...own} extra={help}>
          <Radio.Group
            options={[
              { value: true, label: t('kinds.restaurant') },
              { value: false, label: t('kinds.hotel') },
            ]}
          />
        </Form.Item>
      )
    case 'text':
      return (
        <Form.Item {...own} extra={help} required>
          <Input dir="auto" autoComplete="off" maxLength={200} />
        </Form.Item>
      )
    case 'currency':
      return (
        <Form.Item {...own} extra={help}>
          <CurrencySelect />
        </Form.Item>
      )
    case 'timeZone':
      return (
        <Form.Item {...own} extra={help}>
          <TimeZoneSelect />
        </Form.Item>
      )
    case 'hour':
      return (
        <Form.Item {...own} extra={help}>
          <ChoiceSelect options={hours} />
        </Form.Item>
      )
    case 'dialogs':
      return (
        <Form.Item {...own} extra={help}>
          <ChoiceSelect
            mode="multiple"
            placeholder={t('none')}
            options={dialogs.map((dialog) => ({ value: dialog, label: t(`dialogs.${dialog}`) }))}
          />
        </Form.Item>
      )
    case 'lateAfter':
      return (
        <>
          {lateStages.map((stage) => (
            <WholeNumberField
              key={stage}
              name={[name, stage]}
              label={t(`lateAfter.${stage}`)}
              isRequired
              suffix={t('minutes')}
              problemOf={(value) => {
                const problem = problemOfNumber(value, { least: 1, most: 1_440 })
                return problem && problemText(problem, ['venueDetails'])
              }}
            />
          ))}
        </>
      )
    case 'whole':
      return (
        <>
          <WholeNumberField {...own} isRequired suffix={row.unit && '%'} problemOf={problemOf} />
          <Help text={help} />
        </>
      )
    case 'percent':
      return (
        <>
          <NumberField
            {...own}
            isRequired
            inputMode="decimal"
            suffix="%"
            read={readPercentage}
            write={writeNumber}
            problemOf={problemOf}
          />
          <Help text={help} />
        </>
      )
    case 'amount':
      return (
        <>
          <NumberField
            {...own}
            isRequired={!row.isOptional}
            inputMode="decimal"
            suffix={venue.currency}
            read={(text) => readAmount(text, venue.currency)}
            write={(amount) => writeAmount(amount, venue.currency)}
            problemOf={problemOf}
          />
          <Help text={help} />
        </>
      )
  }
}

/** Renders the help of a number, whose own place below the field is that of its problem. */
function Help({ text }: { text: string }) {
  return <p className={styles.help}>{text}</p>
}
