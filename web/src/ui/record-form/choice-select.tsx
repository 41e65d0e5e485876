import { Select, type SelectProps } from 'antd'
import { type KeyboardEvent, useId } from 'react'
import stack from '#ui/stack.module.css'

/**
 * Renders a control for one choice or several. Ant Design announces the chosen options to screen readers, but nothing
 * while none is chosen.
 */
export function ChoiceSelect<Value>({ 'aria-describedby': problemId, ...select }: SelectProps<Value>) {
  const { value, placeholder } = select
  const hintId = useId()
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0)
  const describedBy = [isEmpty ? hintId : undefined, problemId].filter(Boolean).join(' ')
  return (
    <>
      <span
        role="presentation"
        className={stack.contents}
        onKeyDownCapture={select.mode === 'multiple' ? leaveByTab : undefined}
      >
        <Select<Value> {...select} aria-describedby={describedBy || undefined} />
      </span>
      <span id={hintId} hidden>
        {placeholder}
      </span>
    </>
  )
}

/** Lets Tab leave a field with several choices: Ant Design would add or remove the highlighted one and stay open. */
function leaveByTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
}
