import { Input } from 'antd'
import { type ComponentProps, useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useNamesFromFile } from '#features/tables/set-up/use-names-from-file.ts'
import { BigButton } from '#ui/big-button.tsx'
import { uploadIcon } from '#ui/icon-paths.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

/** What the form gives its control. */
type NamesFieldProps = Omit<ComponentProps<typeof Input.TextArea>, 'onChange' | 'value'> & {
  value?: string
  onChange?: (names: string) => void
}

/** A field for typed or pasted names, with a button that adds those of a spreadsheet below them. */
export function NamesField({ value = '', onChange, ...own }: NamesFieldProps) {
  const t = useTranslations('tables')
  const picker = useRef<HTMLInputElement>(null)
  const { isReading, fault, read } = useNamesFromFile((text) =>
    onChange?.(value.trim() === '' ? text : `${value.trimEnd()}\n${text}`),
  )
  return (
    <>
      <div className={stack.column2}>
        <Input.TextArea
          {...own}
          value={value}
          rows={6}
          maxLength={50_000}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => onChange?.(target.value)}
        />
        <div className={stack.cluster3}>
          <BigButton kind="quiet" icon={uploadIcon} isBusy={isReading} onClick={() => picker.current?.click()}>
            {t('setUp.file.choose')}
          </BigButton>
          <span className={font.note}>{t('setUp.file.hint')}</span>
        </div>
        {fault ? (
          <p role="alert" className={font.red}>
            {t(`setUp.file.${fault}`)}
          </p>
        ) : null}
      </div>
      {/* Ant Design shows file inputs in its forms, even if they are hidden. */}
      <span hidden>
        <input
          ref={picker}
          type="file"
          aria-label={t('setUp.file.choose')}
          accept=".csv,.xlsx,.xls"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Lets the user choose the same file again after correcting it.
            target.value = ''
            if (file) void read(file)
          }}
        />
      </span>
    </>
  )
}
