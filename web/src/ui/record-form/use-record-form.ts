import type { Problems } from '@brigade/domain/kit/problems.ts'
import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, isUnanswered, toApiError } from '#kit/calls/api-error.ts'
import { staleSaveOf } from '#kit/forms/save-refusal.ts'
import type { CatalogueName } from '#kit/i18n/translation-keys.ts'
import { showError } from '#kit/calls/toasts.ts'
import { noteWanted } from '#kit/outbox/outbox.ts'
import { wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { useFormProblems } from '#ui/record-form/use-form-problems.ts'
import { useSaving } from '#ui/record-form/use-saving.ts'
import { useTypedRecord, type Versioned } from '#ui/record-form/use-typed-record.ts'

export type RecordFormSetting<Values extends object, Rec extends Versioned> = {
  /** The record as it was when the form was opened; null for a new one. */
  record: Rec | null
  /** True if the screen has received the deletion of the record. */
  isHeardGone?: boolean
  /** Returns the values of the form for a record. Must be stable. */
  valuesOf: (record: Rec | null) => Values
  /**
   * Returns the problems by the rules of domain: of all values of a new record, of the changed values of an existing
   * one.
   */
  problemsOf: (values: Values, changed: readonly string[] | 'all') => Problems
  /** The catalogue with the sentences of its problems. */
  catalogue: CatalogueName
  /** Waits for values that are still loading, such as a picture. Throws the error if one fails. */
  untilComplete?: () => Promise<void>
  /** Saves, based on this version of the record; `changed` are the paths of the typed values. Throws the server's error. */
  save: (values: Values, version: number | undefined, changed: readonly string[]) => Promise<unknown>
  /** Creates a new record from the typed values, if another person deleted the edited one. */
  saveAsNew?: (values: Values) => Promise<unknown>
}

type UseRecordForm<Values extends object, Rec extends Versioned> = RecordFormSetting<Values, Rec> & {
  form: FormInstance<Values>
  /** The key under which the draft is stored for a reload. */
  draftKey: string
  onSaved: () => void
}

/**
 * Validates, saves, shows the server's errors at the fields or above them, merges two edits of one record, and stores
 * the draft.
 */
export function useRecordForm<Values extends object, Rec extends Versioned>({
  form,
  draftKey,
  record,
  isHeardGone = false,
  valuesOf,
  problemsOf,
  catalogue,
  untilComplete,
  save,
  saveAsNew,
  onSaved,
}: UseRecordForm<Values, Rec>) {
  const typed = useTypedRecord({ form, draftKey, record, valuesOf })
  const { typedValues, keepTyped, hasChangedSince } = typed
  const { strayProblems, showProblems, updateProblems } = useFormProblems(form, catalogue)
  const hasTried = useRef(false)
  const [isRefusedAsGone, setIsRefusedAsGone] = useState(false)
  /** The reason why nothing was saved, if it is not about a field. */
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const isGone = saveAsNew !== undefined && (isHeardGone || isRefusedAsGone)
  const saving = useSaving({
    name: draftKey,
    typedValues,
    isSound,
    untilComplete,
    send,
    onFailed: handleFailure,
    hasChangedSince,
  })

  /**
   * Returns the problems that prevent saving. A value that was wrong in a record before does not prevent changes to the
   * rest.
   */
  function problemsNow(values: Values): Problems {
    return problemsOf(values, record && !isGone ? typed.changedIn(values) : 'all')
  }

  function isSound(values: Values): boolean {
    hasTried.current = true
    setRefusal(null)
    const problems = problemsNow(values)
    showProblems(problems)
    return Object.keys(problems).length === 0
  }

  async function send(values: Values): Promise<void> {
    await (isGone && saveAsNew ? saveAsNew(values) : save(values, typed.versionNow(), typed.changedIn(values)))
    typed.noteSaved(values)
    onSaved()
  }

  function handleFailure(thrown: unknown, mine: Values): void {
    if (!isOpen.current) return showError(thrown)
    if (isUnanswered(thrown)) return
    if (record && saveAsNew && !isGone && toApiError(thrown).code === 404) return setIsRefusedAsGone(true)
    const stale = staleSaveOf<Rec>(thrown)
    if (stale) return typed.meet(mine, stale)
    const wrongFields = wrongFieldsOf(thrown)
    showProblems(wrongFields)
    if (Object.keys(wrongFields).length === 0) setRefusal(toApiError(thrown))
  }

  /** Stores the draft. After the first attempt to save, each change shows the remaining problems at once. */
  function handleChange(): void {
    keepTyped()
    noteWanted(draftKey)
    if (hasTried.current) updateProblems(problemsNow(typedValues()))
  }

  function startOver(): void {
    typed.startOver()
    showProblems({})
    setRefusal(null)
  }

  // An option that is refused as deleted is reported at its group.
  const toldRefusal = isHeardGone && refusal?.code === 404 ? null : refusal
  return { ...typed, ...saving, isGone, strayProblems, refusal: toldRefusal, handleChange, startOver }
}
