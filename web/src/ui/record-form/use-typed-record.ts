import type { FormInstance } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { differingPaths, fieldNameOf, leavesOf } from '#kit/form-leaves.ts'
import { forgetDraft, keepDraft, readDraft } from '#kit/kept-draft.ts'
import {
  changedPaths,
  chooseValue,
  type EditStep,
  meetEdit,
  type RecordEdit,
  startEditOver,
  type Whose,
} from '#kit/record-edit.ts'
import type { StaleSave } from '#kit/save-refusal.ts'

/** What every record tells of its last change. */
export type Versioned = { id?: number; version: number; updatedAt?: string | null; updatedBy?: string | null }

type UseTypedRecord<Values extends object, Rec extends Versioned> = {
  form: FormInstance<Values>
  /** Under which what is typed is kept when the page is reloaded. */
  draftKey: string
  /** As it was when the form was opened; null for a new one. */
  record: Rec | null
  /** How a record fills the form. Must be stable. */
  valuesOf: (record: Rec | null) => Values
}

/** What is typed in a form beside the record that it began with: kept over a reload, and brought together with what others change. */
export function useTypedRecord<Values extends object, Rec extends Versioned>({
  form,
  draftKey,
  record,
  valuesOf,
}: UseTypedRecord<Values, Rec>) {
  const [kept, setKept] = useState(() => readDraft<Values>(draftKey))
  const [first] = useState(() => ({ ...valuesOf(record), ...kept?.values }))
  const [opened] = useState<RecordEdit<Values>>(() => ({
    base: kept?.base ?? valuesOf(record),
    version: kept ? kept.version : record?.version,
    meeting: null,
  }))
  const edit = useRef(opened)
  const [meeting, setMeeting] = useState(opened.meeting)

  // All that the form was filled with, the fields that are not shown included.
  const typedValues = useCallback((): Values => form.getFieldsValue(true), [form])
  const hasDraft = useCallback(() => changedPaths(edit.current, typedValues()).length > 0, [typedValues])
  const keepTyped = useCallback(() => {
    if (!hasDraft()) {
      forgetDraft(draftKey)
      return true
    }
    const { base, version } = edit.current
    return keepDraft(draftKey, { values: typedValues(), base, version })
  }, [hasDraft, draftKey, typedValues])

  function take({ edit: next, fill }: EditStep<Values>): void {
    // Ant Design would ask which field it is; the paths came from the form's own values.
    const anyForm: FormInstance = form
    for (const [path, value] of Object.entries(fill)) anyForm.setFieldValue(fieldNameOf(path), value)
    edit.current = next
    setMeeting(next.meeting)
    keepTyped()
  }

  return {
    /** What the form begins with. */
    first,
    isRestored: kept !== null,
    meeting,
    typedValues,
    hasDraft,
    keepTyped,
    /** Of the record that what is typed was made from; a new one has none. */
    versionNow: () => edit.current.version,
    changedIn: (values: Values) => changedPaths(edit.current, values),
    hasChangedSince: (sent: Values) => differingPaths(leavesOf(sent), leavesOf(typedValues())).length > 0,

    /** Somebody else saved first. */
    meet(mine: Values, { current, changedBy, changedAt }: StaleSave<Rec>): void {
      const theirs = valuesOf(current)
      take(meetEdit(edit.current, { mine, theirs, version: current.version, changedBy, changedAt }))
    },

    chooseWhose(path: string, whose: Whose): void {
      take(chooseValue(edit.current, { path, whose }))
    },

    startOver(): void {
      setKept(null)
      take(startEditOver(typedValues(), { base: valuesOf(record), version: record?.version }))
    },

    noteSaved(values: Values): void {
      edit.current = { ...edit.current, base: values }
    },
  }
}
