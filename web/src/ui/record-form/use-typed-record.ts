import type { FormInstance } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { differingPaths, fieldNameOf, leavesOf } from '#kit/forms/form-leaves.ts'
import { forgetDraft, keepDraft, readDraft } from '#kit/forms/kept-draft.ts'
import {
  changedPaths,
  chooseValue,
  type EditStep,
  meetEdit,
  type RecordEdit,
  startEditOver,
  type EditOwner,
} from '#kit/forms/record-edit.ts'
import type { StaleSave } from '#kit/forms/save-refusal.ts'

/** The fields of every record about its last change. */
export type Versioned = { id?: number; version: number; updatedAt?: string | null; updatedBy?: string | null }

type UseTypedRecord<Values extends object, Rec extends Versioned> = {
  form: FormInstance<Values>
  /** The key under which the draft is stored for a reload. */
  draftKey: string
  /** The record as it was when the form was opened; null for a new one. */
  record: Rec | null
  /** Returns the values of the form for a record. Must be stable. */
  valuesOf: (record: Rec | null) => Values
}

/**
 * Tracks the typed values beside the record that the form began with: stores them for a reload, and merges them with
 * the changes of other people.
 */
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

  // All values of the form, including hidden fields.
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
    // Ant Design's types want a known field; the paths came from the form's own values.
    const anyForm: FormInstance = form
    for (const [path, value] of Object.entries(fill)) anyForm.setFieldValue(fieldNameOf(path), value)
    edit.current = next
    setMeeting(next.meeting)
    keepTyped()
  }

  return {
    /** The first values of the form. */
    first,
    isRestored: kept !== null,
    meeting,
    typedValues,
    hasDraft,
    keepTyped,
    /** Returns the version of the record that the typed values are based on; a new one has none. */
    versionNow: () => edit.current.version,
    changedIn: (values: Values) => changedPaths(edit.current, values),
    hasChangedSince: (sent: Values) => differingPaths(leavesOf(sent), leavesOf(typedValues())).length > 0,

    /** Merges the edit of another person who saved first. */
    meet(mine: Values, { current, changedBy, changedAt }: StaleSave<Rec>): void {
      const theirs = valuesOf(current)
      take(meetEdit(edit.current, { mine, theirs, version: current.version, changedBy, changedAt }))
    },

    chooseWhose(path: string, whose: EditOwner): void {
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
