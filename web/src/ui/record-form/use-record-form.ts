import type { Problems } from '@brigade/domain/kit/problems.ts'
import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, isUnanswered, toApiError } from '#kit/api-error.ts'
import { staleSaveOf } from '#kit/save-refusal.ts'
import { showError } from '#kit/toasts.ts'
import { type ToldProblem, wrongFieldsOf } from '#kit/told-problem.ts'
import { useFormProblems } from '#ui/record-form/use-form-problems.ts'
import { useSaving } from '#ui/record-form/use-saving.ts'
import { useTypedRecord, type Versioned } from '#ui/record-form/use-typed-record.ts'

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

/** Checks, saves, shows what the server says at its fields or above them, brings two edits of one record together, and keeps what is typed. */
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
  const typed = useTypedRecord({ form, draftKey, record, valuesOf })
  const { typedValues, keepTyped, hasChangedSince } = typed
  const { strayProblems, showProblems, updateProblems } = useFormProblems(form, sayProblem)
  const hasTried = useRef(false)
  const [isRefusedAsGone, setIsRefusedAsGone] = useState(false)
  /** Why nothing was saved, where that is about no field. */
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const isGone = saveAsNew !== undefined && (isHeardGone || isRefusedAsGone)
  const saving = useSaving({ typedValues, isSound, untilComplete, send, onFailed: handleFailure, hasChangedSince })

  /** What was wrong in a record before keeps nobody from changing the rest of it. */
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
    await (isGone && saveAsNew ? saveAsNew(values) : save(values, typed.versionNow()))
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

  /** Once somebody has tried to save, each change tells at once what is still wrong. */
  function handleChange(): void {
    keepTyped()
    if (hasTried.current) updateProblems(problemsNow(typedValues()))
  }

  function startOver(): void {
    typed.startOver()
    showProblems({})
    setRefusal(null)
  }

  // Of an option that is refused as gone its group says so.
  const toldRefusal = isHeardGone && refusal?.code === 404 ? null : refusal
  return { ...typed, ...saving, isGone, strayProblems, refusal: toldRefusal, handleChange, startOver }
}
