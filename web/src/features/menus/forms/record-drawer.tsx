import type { Problems } from '@brigade/domain/menus/menus.text-rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Drawer, Form } from 'antd'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { ConflictNote } from '#features/menus/forms/conflict-note.tsx'
import { leavesOf, differingPaths } from '#features/menus/forms/form-leaves.ts'
import { GoneNote } from '#features/menus/forms/gone-note.tsx'
import { forgetDraft, keepDraft, readDraft } from '#features/menus/forms/kept-draft.ts'
import { RestoredNote } from '#features/menus/forms/restored-note.tsx'
import { useDraftGuard } from '#features/menus/forms/use-draft-guard.ts'
import { useIsGone } from '#features/menus/forms/use-is-gone.ts'
import { useRecordForm, type Versioned } from '#features/menus/forms/use-record-form.ts'
import styles from '#features/menus/forms/record-drawer.module.css'
import type { PartKind } from '#features/menus/menu-parts.ts'
import { directionOf, useLanguage, useWords } from '#kit/i18n.ts'
import { useUser } from '#kit/session.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Icon } from '#ui/icon.tsx'
import { closeIcon, warningIcon } from '#ui/icon-paths.ts'

export type RecordDrawerProps<Values extends object, Rec extends Versioned> = {
  /** The one whose menu the record is of. */
  venue: Venue
  kind: PartKind
  title: string
  /** In pixels; phones give it all they have. (spec 2, §2.1) */
  size: 576 | 660 | 'full'
  /** Which form it is, among all: what is typed is kept under this name when the page is reloaded. */
  keptAs: string
  /** As it was when the form was opened; null for a new one. */
  record: Rec | null
  /** How a record fills the form. Must be stable, as must `problemsOf`. */
  valuesOf: (record: Rec | null) => Values
  /** What is wrong, by the rules of domain. */
  problemsOf: (values: Values) => Problems
  /** Saves, from this version of the record on. Throws what the server says against it. */
  save: (values: Values, version: number | undefined) => Promise<unknown>
  /** Makes a new record of what was typed, where somebody else deleted the one that is edited. */
  saveAsNew?: (values: Values) => Promise<unknown>
  /** What a field is called where two edits meet: `name.en` is "Name in English". */
  labelOf: (path: string) => string
  /** How a value of it is said there. */
  textOf: (path: string, value: unknown) => string
  onClose: () => void
  children: ReactNode
}

/** A form at the side of the screen that adds or edits one record, and loses nothing of what was typed. */
export function RecordDrawer<Values extends object, Rec extends Versioned>({
  venue,
  kind,
  title,
  size,
  keptAs,
  record,
  valuesOf,
  problemsOf,
  save,
  saveAsNew,
  labelOf,
  textOf,
  onClose,
  children,
}: RecordDrawerProps<Values, Rec>) {
  const t = useWords('menus')
  const ui = useWords('ui')
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  const formId = useId()
  const [form] = Form.useForm<Values>()
  const { id: userId } = useUser()
  const draftKey = `form:${userId}:${keptAs}`
  const [kept, setKept] = useState(() => readDraft<Values>(draftKey))
  const [first] = useState(() => ({ ...valuesOf(record), ...kept?.values }))
  const { handleFinish, handleChange, chooseSide, startOver, isSaving, isGone, base, version, strayProblems, meeting } =
    useRecordForm({
      form,
      record,
      isHeardGone: useIsGone(kind, record?.id),
      kept,
      valuesOf,
      problemsOf,
      save,
      saveAsNew,
      onChange: () => keepTyped(),
      onSaved: leaveForGood,
    })
  const hasDraft = useCallback(
    () => differingPaths(leavesOf(base.current), leavesOf(form.getFieldsValue(true) as Values)).length > 0,
    [base, form],
  )
  const keepTyped = useCallback(() => {
    if (!hasDraft()) return forgetDraft(draftKey)
    const values = form.getFieldsValue(true) as Values
    keepDraft(draftKey, { values, base: base.current, version: version.current })
  }, [hasDraft, draftKey, form, base, version])
  const { isAsking, leave, discard, stay } = useDraftGuard({ hasDraft, keep: keepTyped, onLeave: leaveForGood })

  function leaveForGood(): void {
    forgetDraft(draftKey)
    onClose()
  }

  return (
    <AntdRoot>
      <Drawer
        open
        title={title}
        placement={isRightToLeft ? 'left' : 'right'}
        size={size === 'full' ? '100%' : `min(${size}px, 100vw)`}
        onClose={leave}
        keyboard={!isAsking}
        mask={{ closable: false }}
        closable={{ 'aria-label': ui('close') }}
        closeIcon={<Icon path={closeIcon} />}
        classNames={{ body: styles.body, footer: styles.footer, close: styles.close }}
        footer={
          <>
            <BigButton kind="quiet" onClick={leave}>
              {t('forms.cancel')}
            </BigButton>
            <BigButton type="submit" form={formId} isBusy={isSaving}>
              {t(isGone ? 'forms.saveAsNew' : meeting ? 'forms.saveAgain' : 'forms.save')}
            </BigButton>
          </>
        }
      >
        {kept ? (
          <RestoredNote
            onStartOver={() => {
              startOver()
              setKept(null)
            }}
          />
        ) : null}
        {isGone ? <GoneNote /> : null}
        {meeting && !isGone ? (
          <ConflictNote venue={venue} meeting={meeting} labelOf={labelOf} textOf={textOf} onChoose={chooseSide} />
        ) : null}
        {strayProblems.length > 0 ? (
          <div role="alert" className={styles.stray}>
            <Icon path={warningIcon} />
            <ul>
              {strayProblems.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <Form
          id={formId}
          form={form}
          layout="vertical"
          initialValues={first}
          onFinish={() => void handleFinish()}
          onValuesChange={handleChange}
          noValidate
        >
          {children}
        </Form>
        {isAsking ? (
          <Confirm
            title={t('forms.leaveTitle')}
            confirmLabel={t('forms.discard')}
            cancelLabel={t('forms.keepEditing')}
            isDanger
            onConfirm={discard}
            onCancel={stay}
          >
            {t('forms.leaveText')}
          </Confirm>
        ) : null}
      </Drawer>
    </AntdRoot>
  )
}
