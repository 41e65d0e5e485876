import { type Language, languageNames, languages } from '@brigade/domain/kit/languages.ts'
import type { ImportedContacts, ContactSheetRow } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import { rowsOfSheet } from '@brigade/domain/mailing/mailing.sheet.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Alert, Form, Input } from 'antd'
import { useRef, useState } from 'react'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { readSheet } from '#kit/sheets/ask-worker.ts'
import { ReadRefusal } from '#kit/sheets/read-refusal.ts'
import { BigButton } from '#ui/big-button.tsx'
import { HiddenFileInput } from '#ui/hidden-file-input.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { uploadIcon } from '#ui/icon-paths.ts'
import { ChoiceSelect } from '#ui/record-form/choice-select.tsx'
import { useImportContacts } from '#features/mailing/mailing.mutations.ts'
import { ImportResult } from '#features/mailing/parts/import-result.tsx'
import stack from '#ui/stack.module.css'

type ImportDrawerProps = { venue: Venue; onClose: () => void }

type Chosen = { fileName: string; rows: ContactSheetRow[] }

/** Imports a list of guests who agreed: the good rows are added, and the others are shown with their reasons. */
export function ImportDrawer({ venue, onClose }: ImportDrawerProps) {
  const t = useTranslations('mailing')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [source, setSource] = useState('')
  const [language, setLanguage] = useState<Language>('en')
  const [hasTried, setHasTried] = useState(false)
  const [result, setResult] = useState<ImportedContacts | null>(null)
  const send = useImportContacts()
  const isSourceMissing = hasTried && source.trim() === ''

  function handleSend(): void {
    setHasTried(true)
    if (!chosen || source.trim() === '') return
    send.mutate({ restaurantId: venue.id, source, language, rows: chosen.rows }, { onSuccess: setResult })
  }

  return (
    <Drawer
      title={t(result ? 'importing.done' : 'importing.title')}
      onClose={onClose}
      actions={
        result ? (
          <BigButton onClick={onClose}>{t('importing.close')}</BigButton>
        ) : (
          <BigButton isOff={chosen === null} isBusy={send.isPending} onClick={handleSend}>
            {t('importing.send')}
          </BigButton>
        )
      }
    >
      {result ? (
        <ImportResult result={result} />
      ) : (
        <Form layout="vertical" component="div">
          <p>{t('importing.text')}</p>
          <FileField chosen={chosen} onChosen={setChosen} />
          <Form.Item
            label={t('importing.source')}
            htmlFor="import-source"
            required
            validateStatus={isSourceMissing ? 'error' : undefined}
            help={isSourceMissing ? t('problems.sourceMissing') : undefined}
          >
            <Input
              id="import-source"
              dir="auto"
              autoComplete="off"
              maxLength={mailingLimits.noteLength}
              value={source}
              onChange={({ target }) => setSource(target.value)}
            />
          </Form.Item>
          <Form.Item label={t('importing.language')} htmlFor="import-language">
            <ChoiceSelect<Language>
              id="import-language"
              value={language}
              onChange={setLanguage}
              options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
            />
          </Form.Item>
        </Form>
      )}
    </Drawer>
  )
}

type FileFault = 'unreadable' | 'noAddress' | 'tooMany'

type FileFieldProps = { chosen: Chosen | null; onChosen: (chosen: Chosen | null) => void }

function FileField({ chosen, onChosen }: FileFieldProps) {
  const t = useTranslations('mailing')
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)

  async function handleFile(file: File): Promise<void> {
    setIsReading(true)
    const read = await rowsIn(file)
    setIsReading(false)
    setFault(Array.isArray(read) ? null : t(`importing.${read}`, { limit: number(mailingLimits.importRows) }))
    onChosen(Array.isArray(read) ? { fileName: file.name, rows: read } : null)
  }

  return (
    <div className={stack.column2}>
      <HiddenFileInput
        ref={input}
        accept=".xlsx,.xls,.csv"
        aria-label={t('importing.file')}
        onFiles={([file]) => {
          if (file) void handleFile(file)
        }}
      />
      <BigButton kind="quiet" icon={uploadIcon} isBusy={isReading} onClick={() => input.current?.click()}>
        {t('importing.choose')}
      </BigButton>
      <div role="status">
        {chosen ? (
          <p>
            <bdi>{chosen.fileName}</bdi> ·{' '}
            {t('importing.rows', { count: chosen.rows.length, shown: number(chosen.rows.length) })}
          </p>
        ) : null}
        {fault ? <Alert type="error" showIcon title={fault} /> : null}
      </div>
    </div>
  )
}

/** Reads the rows of the first sheet of a file, or returns why there are none. */
async function rowsIn(file: File): Promise<ContactSheetRow[] | FileFault> {
  try {
    const { signal } = new AbortController()
    const read = await readSheet({ file, choice: { readsFirst: true }, onProgress: () => undefined, signal })
    const rows = rowsOfSheet(read.rows)
    if (!rows) return 'noAddress'
    return rows.length > mailingLimits.importRows ? 'tooMany' : rows
  } catch (thrown) {
    if (thrown instanceof ReadRefusal) return thrown.fault === 'tooManyRows' ? 'tooMany' : 'unreadable'
    throw thrown
  }
}
