import { Select, type SelectProps } from 'antd'
import { useId } from 'react'

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
      <Select<Value> {...select} aria-describedby={describedBy || undefined} />
      <span id={hintId} hidden>
        {placeholder}
      </span>
    </>
  )
}
