import { Form } from 'antd'
import { Fragment, type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import type { Formats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useMedia } from '#kit/device/use-media.ts'
import { forgetDraft } from '#kit/forms/kept-draft.ts'
import { useUser } from '#kit/calls/session.ts'
import { useDraftGuard } from '#kit/forms/use-draft-guard.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Chip, Chips } from '#ui/chips.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { ConflictNote } from '#ui/record-form/conflict-note.tsx'
import { GoneNote, RefusalNote } from '#ui/record-form/drawer-notes.tsx'
import { drawField, type FieldRow, type FieldTable } from '#ui/record-form/field-table.ts'
import { LeaveQuestion } from '#ui/record-form/leave-question.tsx'
import { RestoredNote } from '#ui/record-form/restored-note.tsx'
import { type RecordFormSetting, useRecordForm } from '#ui/record-form/use-record-form.ts'
import type { Versioned } from '#ui/record-form/use-typed-record.ts'
import { UnansweredNote } from '#ui/unanswered-note.tsx'
import stack from '#ui/stack.module.css'
import surface from '#ui/surface.module.css'
import styles from '#ui/record-form/record-drawer.module.css'

export type RecordDrawerProps<Values extends object, Rec extends Versioned> = RecordFormSetting<Values, Rec> & {
  title: string
  /** In pixels. Phones use their full width. (spec 2, §2.1) */
  size: 576 | 660 | 960
  /** The unique name of the form: its draft is stored under this name for a reload. */
  keptAs: string
  fields: FieldTable<Values>
  /** The message if not the record itself but its parent was deleted. */
  goneText?: string
  /** The formats of the record's venue. */
  formats: Formats
  onClose: () => void
  /**
   * Returns what the form of a further record keeps of the saved values: with it, a new record has a button that saves it
   * and adds another.
   */
  keptForNext?: (saved: Values) => Partial<Values>
  /** The label of its main button, if that does more than save a record. */
  saveLabel?: string
  /** Below the fields. */
  children?: ReactNode
  /** Beside them if there is room: shows the effect of the typed values at once. */
  aside?: ReactNode
  /** The labels of two tabs, of which phones show one at a time: the fields, and what is beside them. */
  asideTabs?: { label: string; fields: string; aside: string }
}

const narrow = matchMedia('(width < 660px)')

/** Renders a form at the side of the screen that adds or edits one record, and never loses typed values. */
export function RecordDrawer<Values extends object, Rec extends Versioned>({
  valuesOf,
  ...props
}: RecordDrawerProps<Values, Rec>) {
  /** Each further record gets a form of its own, so that nothing of the last one is left in it. */
  const [next, setNext] = useState<{ place: number; kept: Partial<Values> }>({ place: 0, kept: {} })
  const { kept } = next
  const firstValuesOf = useCallback(
    (record: Rec | null) => (record ? valuesOf(record) : { ...valuesOf(null), ...kept }),
    [valuesOf, kept],
  )
  return (
    <OneRecordDrawer<Values, Rec>
      key={next.place}
      {...props}
      valuesOf={firstValuesOf}
      onNext={(values) => setNext(({ place }) => ({ place: place + 1, kept: values }))}
    />
  )
}

type OneRecordDrawerProps<Values extends object, Rec extends Versioned> = RecordDrawerProps<Values, Rec> & {
  onNext: (kept: Partial<Values>) => void
}

function OneRecordDrawer<Values extends object, Rec extends Versioned>({
  title,
  size,
  keptAs,
  fields,
  goneText,
  formats,
  onClose,
  onNext,
  keptForNext,
  saveLabel,
  children,
  aside,
  asideTabs,
  ...setting
}: OneRecordDrawerProps<Values, Rec>) {
  const t = useTranslations('shell')
  const formId = useId()
  const [form] = Form.useForm<Values>()
  const [isAsideChosen, setIsAsideChosen] = useState(false)
  const hasTabs = useMedia(narrow) && asideTabs !== undefined
  const isAsideShown = hasTabs && isAsideChosen
  const { id: userId } = useUser()
  const draftKey = `form:${userId}:${keptAs}`
  /** True if the last press asked for a further record. */
  const isForNext = useRef(false)
  const edited = useRecordForm({ ...setting, form, draftKey, onSaved: handleSaved })
  const { isGone, meeting, strayProblems, hasDraft, keepTyped } = edited
  const { isAsking, leave, discard, stay } = useDraftGuard({ hasDraft, keepDraft: keepTyped, onLeave: leaveForGood })

  function handleSaved(): void {
    if (!isForNext.current || !keptForNext) return leaveForGood()
    forgetDraft(draftKey)
    const saved: Values = form.getFieldsValue(true)
    onNext(keptForNext(saved))
  }

  function saveForNext(): void {
    isForNext.current = true
    form.submit()
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!hasNext || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    saveForNext()
  }

  function leaveForGood(): void {
    forgetDraft(draftKey)
    onClose()
  }

  /** Problems are shown at the fields. */
  function handleFinish(): void {
    setIsAsideChosen(false)
    edited.handleFinish()
  }

  const hasNext = keptForNext !== undefined && setting.record === null
  const saveWords = meeting ? 'form.saveAgain' : 'form.save'
  return (
    <AntdRoot>
      <Drawer
        title={title}
        width={size}
        onClose={leave}
        isKept
        actions={
          <div className={`${styles.actions} ${stack.flex2} ${stack.end}`}>
            <BigButton kind="quiet" onClick={leave}>
              {t('form.cancel')}
            </BigButton>
            {hasNext ? (
              <BigButton kind="quiet" isBusy={edited.isSaving} aria-keyshortcuts="Control+Enter" onClick={saveForNext}>
                {t('form.saveAndNext')}
              </BigButton>
            ) : null}
            <BigButton
              type="submit"
              form={formId}
              isBusy={edited.isSaving}
              onClick={() => {
                isForNext.current = false
              }}
            >
              {saveLabel ?? t(isGone ? 'form.saveAsNew' : saveWords)}
            </BigButton>
          </div>
        }
      >
        <div>
          {edited.isRestored ? <RestoredNote onStartOver={edited.startOver} /> : null}
          {isGone ? <GoneNote text={goneText ?? t('form.gone')} /> : null}
          <UnansweredNote name={draftKey} />
          {meeting && !isGone ? (
            <ConflictNote meeting={meeting} fields={fields} formats={formats} onChoose={edited.chooseWhose} />
          ) : null}
          {strayProblems.length > 0 ? (
            <div role="alert" className={`${styles.stray} ${surface.failure}`}>
              <Icon path={warningIcon} />
              <ul>
                {strayProblems.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          ) : null}
          {edited.refusal ? <RefusalNote refusal={edited.refusal} /> : null}
          {hasTabs ? (
            <div className={styles.tabs}>
              <Chips label={asideTabs.label}>
                <Chip isChosen={!isAsideChosen} onChoose={() => setIsAsideChosen(false)}>
                  {asideTabs.fields}
                </Chip>
                <Chip isChosen={isAsideChosen} onChoose={() => setIsAsideChosen(true)}>
                  {asideTabs.aside}
                </Chip>
              </Chips>
            </div>
          ) : null}
          <Form
            id={formId}
            form={form}
            layout="vertical"
            initialValues={edited.first}
            onFinish={handleFinish}
            onValuesChange={edited.handleChange}
            onKeyDown={handleKeyDown}
            noValidate
            className={aside ? `${styles.beside} ${stack.grid4}` : undefined}
          >
            <div hidden={isAsideShown}>
              {Object.entries<FieldRow>(fields).map(([name, row]) =>
                row.drawnBy ? null : <Fragment key={name}>{drawField(name, row)}</Fragment>,
              )}
              {children}
            </div>
            {aside ? (
              <div className={styles.aside} hidden={hasTabs && !isAsideChosen}>
                {aside}
              </div>
            ) : null}
          </Form>
        </div>
        {isAsking ? <LeaveQuestion onDiscard={discard} onStay={stay} /> : null}
      </Drawer>
    </AntdRoot>
  )
}
