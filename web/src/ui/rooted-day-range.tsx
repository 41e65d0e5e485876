import type { ComponentProps } from 'react'
import { AntdRoot } from '#ui/antd-root.tsx'
import { DayRangePicker } from '#ui/day-range-picker.tsx'

/** Renders the picker of a range on a page that does without Ant Design. */
export function RootedDayRange(props: ComponentProps<typeof DayRangePicker>) {
  return (
    <AntdRoot>
      <DayRangePicker {...props} />
    </AntdRoot>
  )
}
