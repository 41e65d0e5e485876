import type { Language } from '@brigade/domain/kit/languages.ts'
import type { SelectProps } from 'antd'
import type { ReactNode } from 'react'
import { deviceTimeZone } from '#kit/formats/device-time-zone.ts'
import { timeZoneName } from '#kit/formats/time-zone-name.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import font from '#ui/font.module.css'

/** Renders a control for the clock of a place. The list says which clock each name means, in the person's language. */
export function TimeZoneSelect(select: SelectProps<string>) {
  const language = useLanguage()
  return (
    <ChoiceSelect
      {...select}
      showSearch={{ optionFilterProp: 'label' }}
      options={timeZonesWith(select.value).map((timeZone) => ({ value: timeZone, label: labelOf(timeZone) }))}
      optionRender={({ value }) => named(String(value), language)}
    />
  )
}

/** Returns the names of the clocks that this browser knows, with the chosen one. */
function timeZonesWith(current: string | null | undefined): string[] {
  const known = [deviceTimeZone, ...Intl.supportedValuesOf('timeZone'), 'UTC']
  return [...new Set(current ? [...known, current] : known)].toSorted()
}

function named(timeZone: string, language: Language): ReactNode {
  return (
    <>
      <bdi>{labelOf(timeZone)}</bdi> <bdi className={font.small}>{timeZoneName(timeZone, language)}</bdi>
    </>
  )
}

function labelOf(timeZone: string): string {
  return timeZone.replaceAll('_', ' ')
}
