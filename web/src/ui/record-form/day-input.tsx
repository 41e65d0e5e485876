import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { type AriaAttributes, useState } from 'react'
import { useMedia } from '#kit/device/use-media.ts'
import { calendarPlacements, calendarStyles } from '#ui/calendar-placements.ts'
import stack from '#ui/stack.module.css'

const dayFormat = 'YYYY-MM-DD'

/**
 * The first is that in which a day is shown, in the language of the interface; the others are those in which it can be
 * typed too. A function would be shown alike, and the picker would allow no typing.
 */
const formats = ['D MMM YYYY', dayFormat, 'D.M.YYYY', 'D/M/YYYY', 'D-M-YYYY']

const [first, last] = [dayjs('2000-01-01'), dayjs('2999-12-31')]

/** There, a keyboard on the screen would cover the calendar. */
const byTouch = matchMedia('(pointer: coarse)')

type DayInputProps = AriaAttributes & {
  /** The form passes these, and the other properties that its item needs. */
  id?: string
  value?: string | null
  onChange?: (day: string | null) => void
}

/** Renders a day of the calendar, or none, which is chosen or typed, and shown as everywhere. */
export function DayInput({ value = null, onChange, ...given }: DayInputProps) {
  const isByTouch = useMedia(byTouch)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <DatePicker
      {...given}
      className={stack.grow}
      value={value === null ? null : dayjs(value)}
      inputReadOnly={isByTouch}
      minDate={first}
      maxDate={last}
      format={formats}
      open={isOpen}
      onOpenChange={setIsOpen}
      // Its button would take the height that lets the calendar fit above or below the field.
      showNow={false}
      // A day below a resting pointer would mix with what is typed.
      previewValue={false}
      builtinPlacements={calendarPlacements}
      styles={calendarStyles}
      placement="bottomLeft"
      // They end the choice of a day only, and not the dialog and the form around it.
      onKeyDown={(event) => {
        if (!isOpen || (event.key !== 'Escape' && event.key !== 'Enter')) return
        event.preventDefault()
        setIsOpen(false)
      }}
      onChange={(chosen) => onChange?.(chosen === null ? null : chosen.format(dayFormat))}
      // A day that was deleted by the keyboard; otherwise it would come back.
      onBlur={({ target }) => {
        if (value !== null && target instanceof HTMLInputElement && target.value === '') onChange?.(null)
      }}
    />
  )
}
