import type { Problems } from '@brigade/domain/kit/problems.ts'
import type { FormInstance } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { isUnanswered, toApiError } from '#kit/api-error.ts'
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
import { useAskAgain } from '#kit/connection.ts'
import { staleSaveOf } from '#kit/save-refusal.ts'
import { type ToldProblem, wrongFieldsOf } from '#kit/told-problem.ts'
import { useFormProblems } from '#ui/record-form/use-form-problems.ts'

/** What every record tells of its last change. */
export type Versioned = { id?: number; version: number; updatedAt?: string; updatedBy?: string | null }

export type RecordFormSetting<Values extends object, Rec extends Versioned> = {
  /** As it was when the form was opened; null for a new one. */
  record: Rec | null
  /** Whether the screen has heard that the record was deleted. */
  isHeardGone?: boolean
  /** How a record fills the form. Must be stable. */
  valuesOf: (record: Rec | null) => Values
  /** What is wrong by the rules of domain: with all of a new record, with what was changed in another one. */
  problemsOf: (values: Values, changed: readonly string[] | 'all') => Problems
  /** What the rules or the server have against a field, in the language of the interface. */
  sayProblem: (problem: ToldProblem) => string
  /** Waits for what is still on its way into the form, such as a picture. Throws what is said against what does not arrive. */
  untilComplete?: () => Promise<void>
  /** Saves, from this version of the record on. Throws what the server says against it. */
  save: (values: Values, version: number | undefined) => Promise<unknown>
  /** Makes a new record of what was typed, where somebody else deleted the one that is edited. */
  saveAsNew?: (values: Values) => Promise<unknown>
}

type UseRecordForm<Values extends object, Rec extends Versioned> = RecordFormSetting<Values, Rec> & {
  form: FormInstance<Values>
  /** Under which what is typed is kept when the page is reloaded. */
  draftKey: string
  onSaved: () => void
}

/** Checks, saves, shows what the server says at its fields, brings two edits of one record together, and keeps what is typed. */
export function useRecordForm<Values extends object, Rec extends Versioned>({
  form,
  draftKey,
  record,
  isHeardGone = false,
  valuesOf,
  problemsOf,
  sayProblem,
  untilComplete,
  save,
  saveAsNew,
  onSaved,
}: UseRecordForm<Values, Rec>) {
  const [kept, setKept] = useState(() => readDraft<Values>(draftKey))
  const [first] = useState(() => ({ ...valuesOf(record), ...kept?.values }))
  const [opened] = useState<RecordEdit<Values>>(() => ({
    base: kept?.base ?? valuesOf(record),
    version: kept ? kept.version : record?.version,
    meeting: null,
  }))
  const edit = useRef(opened)
  const [meeting, setMeeting] = useState(opened.meeting)
  const hasTried = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [isRefusedAsGone, setIsRefusedAsGone] = useState(false)
  /** What was sent, and nobody knows whether it was saved. */
  const [unanswered, setUnanswered] = useState<Values | null>(null)
  const isGone = saveAsNew !== undefined && (isHeardGone || isRefusedAsGone)
  const { strayProblems, showProblems, updateProblems } = useFormProblems(form, sayProblem)

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

  /** What was wrong in a record before keeps nobody from changing the rest of it. */
  function problemsNow(values: Values): Problems {
    return problemsOf(values, record && !isGone ? changedPaths(edit.current, values) : 'all')
  }

  async function handleFinish(): Promise<void> {
    if (isSaving) return
    hasTried.current = true
    let values = typedValues()
    if (!isSound(values)) return
    setIsSaving(true)
    try {
      await untilComplete?.()
      values = typedValues()
      if (!isSound(values)) return
      await (isGone && saveAsNew ? saveAsNew(values) : save(values, edit.current.version))
      edit.current = { ...edit.current, base: values }
      onSaved()
    } catch (thrown) {
      handleRefusal(thrown, values)
    } finally {
      setIsSaving(false)
    }
  }

  /** Shows what is wrong, if anything is. */
  function isSound(values: Values): boolean {
    const problems = problemsNow(values)
    showProblems(problems)
    return Object.keys(problems).length === 0
  }

  function hasChangedSince(sent: Values): boolean {
    return differingPaths(leavesOf(sent), leavesOf(typedValues())).length > 0
  }

  function handleRefusal(thrown: unknown, mine: Values): void {
    const isLost = isUnanswered(thrown)
    setUnanswered(isLost ? mine : null)
    if (isLost) return
    if (record && saveAsNew && toApiError(thrown).code === 404) return setIsRefusedAsGone(true)
    const stale = staleSaveOf<Rec>(thrown)
    if (!stale) return showProblems(wrongFieldsOf(thrown))
    const { current, changedBy, changedAt } = stale
    take(meetEdit(edit.current, { mine, theirs: valuesOf(current), version: current.version, changedBy, changedAt }))
  }

  /** Once somebody has tried to save, each change tells at once what is still wrong. */
  function handleChange(): void {
    keepTyped()
    if (hasTried.current) updateProblems(problemsNow(typedValues()))
  }

  function chooseWhose(path: string, whose: Whose): void {
    take(chooseValue(edit.current, { path, whose }))
  }

  function startOver(): void {
    setKept(null)
    take(startEditOver(typedValues(), { base: valuesOf(record), version: record?.version }))
    showProblems({})
  }

  // What was typed since is sent when somebody presses Save.
  useAskAgain(unanswered !== null, () => {
    if (unanswered && !hasChangedSince(unanswered)) void handleFinish()
  })

  return {
    /** What the form begins with. */
    first,
    isRestored: kept !== null,
    isSaving,
    isUnanswered: unanswered !== null,
    isGone,
    meeting,
    strayProblems,
    hasDraft,
    keepTyped,
    handleFinish,
    handleChange,
    chooseWhose,
    startOver,
  }
}
