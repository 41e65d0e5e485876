import { Form } from 'antd'

type Given<Entry> = { onChange?: ((list: Entry[]) => void) | undefined }

/**
 * Returns the entries of a list in a form, and functions that change them. The fields of an entry are those of the form: what is typed in
 * them is read when an entry is added or removed.
 */
export function useListField<Entry>(path: (string | number)[], { onChange }: Given<Entry>) {
  const form = Form.useFormInstance()
  const entries: readonly Entry[] = Form.useWatch<Entry[] | undefined>(path, { form, preserve: true }) ?? []
  const typed = (): readonly Entry[] => form.getFieldValue(path) ?? []
  return {
    entries,
    add: (entry: Entry) => onChange?.([...typed(), entry]),
    remove: (place: number) => onChange?.(typed().filter((_, other) => other !== place)),
    moveUp(place: number) {
      const list = [...typed()]
      const [moved] = list.splice(place, 1)
      if (moved !== undefined) onChange?.([...list.slice(0, place - 1), moved, ...list.slice(place - 1)])
    },
  }
}
