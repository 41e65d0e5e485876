import { problemsOfChange } from '@brigade/domain/menus/menus.rules.ts'
import type { Problems } from '@brigade/domain/menus/menus.text-rules.ts'
import type { FormInstance } from 'antd'
import { useRef, useState } from 'react'
import { differingPaths, fieldNameOf, type Leaves, leavesOf, meetingOf } from '#features/menus/forms/form-leaves.ts'
import type { KeptDraft } from '#features/menus/forms/kept-draft.ts'
import { problemText } from '#features/menus/forms/problem-text.ts'
import { toApiError } from '#kit/api-error.ts'
import { staleSaveOf, wrongFieldsOf } from '#features/menus/forms/save-refusal.ts'
import { useLanguage } from '#kit/i18n.ts'

/** What every record of a menu tells of its last change. */
export type Versioned = { id?: number; version: number; updatedAt?: string; updatedBy?: string | null }

/** Two edits of one record that meet. */
export type Meeting = {
  changedBy: string | null
  changedAt: string | null
  mine: Leaves
  theirs: Leaves
  /** What only the other one changed: it stands in the form by now. */
  taken: readonly string[]
  /** What both changed, with whose value stands in the form. */
  conflicts: readonly { path: string; side: Side }[]
}

export type Side = 'mine' | 'theirs'

type RecordForm<Values, Rec> = {
  form: FormInstance<Values>
  record: Rec | null
  /** Whether the screen has heard that the record was deleted. */
  isHeardGone: boolean
  /** What was typed before the page was reloaded. */
  kept: KeptDraft<Values> | null
  /** Told whenever the form holds something else. */
  onChange: () => void
  valuesOf: (record: Rec | null) => Values
  problemsOf: (values: Values) => Problems
  save: (values: Values, version: number | undefined) => Promise<unknown>
  /** Makes a new record of what was typed, where the one that was edited is gone. */
  saveAsNew?: (values: Values) => Promise<unknown>
  onSaved: () => void
}

/** Checks, saves, shows what the server says at its fields, and brings two edits of one record together. */
export function useRecordForm<Values extends object, Rec extends Versioned>({
  form,
  record,
  isHeardGone,
  kept,
  onChange,
  valuesOf,
  problemsOf,
  save,
  saveAsNew,
  onSaved,
}: RecordForm<Values, Rec>) {
  const language = useLanguage()
  const base = useRef(kept?.base ?? valuesOf(record))
  const version = useRef(kept ? kept.version : record?.version)
  const hasTried = useRef(false)
  const [isSaving, setIsSaving] = useState(false)
  const [strayProblems, setStrayProblems] = useState<readonly string[]>([])
  const [isRefusedAsGone, setIsRefusedAsGone] = useState(false)
  const isGone = saveAsNew !== undefined && (isHeardGone || isRefusedAsGone)
  const [meeting, setMeeting] = useState<Meeting | null>(null)

  async function handleFinish(): Promise<void> {
    if (isSaving) return
    hasTried.current = true
    const values = valuesOfForm(form)
    const problems = problemsNow(values)
    showProblems(problems)
    if (Object.keys(problems).length > 0) return
    setIsSaving(true)
    try {
      await (isGone && saveAsNew ? saveAsNew(values) : save(values, version.current))
      base.current = values
      onSaved()
    } catch (thrown) {
      handleRefusal(thrown, values)
    } finally {
      setIsSaving(false)
    }
  }

  /** What was wrong in a record before keeps nobody from changing the rest of it. */
  function problemsNow(values: Values): Problems {
    const problems = problemsOf(values)
    if (!record || isGone) return problems
    const changed = differingPaths(leavesOf(base.current), leavesOf(values))
    return problemsOfChange(
      problems,
      changed.map((path) => path.split('.')[0] ?? path),
    )
  }

  function handleRefusal(thrown: unknown, values: Values): void {
    if (record && saveAsNew && toApiError(thrown).code === 404) return setIsRefusedAsGone(true)
    const stale = staleSaveOf<Rec>(thrown)
    if (!stale) return showProblems(wrongFieldsOf(thrown))
    const theirs = leavesOf(valuesOf(stale.current))
    const mine = leavesOf(values)
    const { taken, conflicts } = meetingOf({ base: leavesOf(base.current), mine, theirs })
    for (const path of taken) setField(form, path, theirs[path])
    base.current = valuesOf(stale.current)
    version.current = stale.current.version
    setMeeting({
      changedBy: stale.changedBy,
      changedAt: stale.changedAt,
      mine,
      theirs,
      taken,
      conflicts: conflicts.map((path) => ({ path, side: 'mine' })),
    })
    onChange()
  }

  /** Sentences at their fields, the first of them in sight; what the form has no field for stands above it. */
  function showProblems(problems: Problems): void {
    const fields = form.getFieldsError().map(({ name }) => name)
    const paths = new Set(fields.map((name) => name.join('.')))
    form.setFields(
      fields.map((name) => {
        const sentence = problems[name.join('.')]
        // Ant Design types names by the form's own shape, which this hook does not know.
        return { name: name as never, errors: sentence ? [problemText(sentence, language)] : [] }
      }),
    )
    setStrayProblems([
      ...new Set(
        Object.entries(problems).flatMap(([path, text]) => (paths.has(path) ? [] : [problemText(text, language)])),
      ),
    ])
    const first = fields.find((name) => problems[name.join('.')])
    if (first) form.scrollToField(first, { focus: true, block: 'center' })
  }

  /** Once somebody has tried to save, each change tells at once what is still wrong. */
  function handleChange(): void {
    onChange()
    if (!hasTried.current) return
    const problems = problemsNow(valuesOfForm(form))
    const fields = form.getFieldsError()
    form.setFields(
      fields.map(({ name }) => {
        const sentence = problems[name.join('.')]
        return { name: name as never, errors: sentence ? [problemText(sentence, language)] : [] }
      }),
    )
  }

  function chooseSide(path: string, side: Side): void {
    if (!meeting) return
    setField(form, path, meeting[side][path])
    setMeeting({ ...meeting, conflicts: meeting.conflicts.map((one) => (one.path === path ? { path, side } : one)) })
    onChange()
  }

  /** Begins again with the record as it is. */
  function startOver(): void {
    const fresh = valuesOf(record)
    const leaves = leavesOf(fresh)
    for (const path of differingPaths(leavesOf(valuesOfForm(form)), leaves)) setField(form, path, leaves[path])
    base.current = fresh
    version.current = record?.version
    setMeeting(null)
    showProblems({})
    onChange()
  }

  return { handleFinish, handleChange, chooseSide, startOver, isSaving, isGone, base, version, strayProblems, meeting }
}

function valuesOfForm<Values>(form: FormInstance<Values>): Values {
  // All that the form was filled with, the fields that are not shown included.
  return form.getFieldsValue(true) as Values
}

function setField<Values>(form: FormInstance<Values>, path: string, value: unknown): void {
  // The path came from the form's own values.
  form.setFieldValue(fieldNameOf(path) as never, value)
}
