import { imageLimits, imageSizes } from '@brigade/domain/files/files.limits.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { deleteFilePath } from '@brigade/domain/files/files.api.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import stack from '#ui/stack.module.css'
import styles from '#features/files/public/image-field.module.css'
import type { PendingCount } from '#features/files/public/pending-count.ts'
import { ImageTile } from '#features/files/parts/image-tile.tsx'
import { PendingRow } from '#features/files/parts/pending-row.tsx'
import { UploadButton } from '#features/files/parts/upload-button.tsx'
import { countPending, moved, type PendingImage } from '#features/files/pending-images.ts'
import { useImageUploads } from '#features/files/use-image-uploads.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { Confirm } from '#ui/confirm.tsx'

const CropDialog = lazyPart(async () => ({
  default: (await import('#features/files/parts/crop-dialog.tsx')).CropDialog,
}))

type ImageFieldProps = {
  /** Set by the form, like `onChange` and `id`. */
  value?: readonly string[]
  onChange?: (urls: string[]) => void
  id?: string
  folder: ImageFolder
  venueId: number
  /** The most images; eight, unless set. */
  most?: number
  /** The name of the group, if a form has several. */
  label?: string
  /**
   * Receives the counts of chosen pictures that are not in the list: saving without them would lose them. Must be
   * stable.
   */
  onPending?: (pending: PendingCount) => void
}

/** Renders a form's control for pictures of a record: up to eight addresses, in order. (spec 2, §9) */
export function ImageField({
  value = [],
  onChange,
  id,
  folder,
  venueId,
  most = imageLimits.ofARecordAtMost,
  label,
  onPending,
}: ImageFieldProps) {
  const t = useTranslations('files')
  const urls = useRef(value)
  const uploadedHere = useRef(new Set<string>())
  const field = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const [removing, setRemoving] = useState<number>()
  const [removals, setRemovals] = useState(0)
  const [cropping, setCropping] = useState<PendingImage>()
  const { pending, add, send, dismiss } = useImageUploads({ folder, venueId, onUploaded: handleUploaded })
  const { onTheWay, waiting, failed } = countPending(pending)
  const size = imageSizes[folder]
  const room = most - value.length - onTheWay - waiting

  useEffect(() => {
    urls.current = value
  }, [value])

  useEffect(() => onPending?.({ onTheWay, waiting, failed }), [onTheWay, waiting, failed, onPending])

  useEffect(() => {
    // Runs after the question has closed: the element to which it would return the focus has been removed.
    if (removals > 0) field.current?.focus()
  }, [removals])

  function change(next: string[]): void {
    // Two uploads may end before the form has rendered the first.
    urls.current = next
    onChange?.(next)
  }

  function handleUploaded(url: string): void {
    if (urls.current.includes(url)) return showToast({ kind: 'info', text: t('field.known') })
    uploadedHere.current.add(url)
    change([...urls.current, url])
    setNews(t('field.uploaded', { n: urls.current.length }))
  }

  function handleFiles(files: readonly File[]): void {
    if (files.length > room) showToast({ kind: 'error', text: t('upload.tooMany') })
    for (const file of files.slice(0, room)) void add(file)
  }

  function handleMove(from: number, to: number): void {
    change(moved(value, from, to))
    setNews(t('field.moved', { from: from + 1, to: to + 1, of: value.length }))
  }

  function handleRemove(index: number): void {
    setRemoving(undefined)
    const url = value[index]
    change(value.filter((_, each) => each !== index))
    // The server deletes a record's saved picture when the record is saved.
    if (url && uploadedHere.current.delete(url)) deleteUpload(url)
    showToast({ kind: 'info', text: t('removal.onSave', { n: index + 1 }) })
    setRemovals((known) => known + 1)
  }

  return (
    <div
      ref={field}
      className={`${styles.field} ${stack.grid3}`}
      role="group"
      aria-label={label ?? t('field.label')}
      tabIndex={-1}
    >
      {value.length > 0 ? (
        <ol className={`${styles.tiles} ${stack.flex3}`}>
          {value.map((url, index) => (
            <ImageTile
              key={url}
              url={url}
              index={index}
              count={value.length}
              onMove={(to) => handleMove(index, to)}
              onRemove={() => setRemoving(index)}
            />
          ))}
        </ol>
      ) : null}
      {pending.length > 0 ? (
        <ul className={stack.grid2}>
          {pending.map((image) => (
            <PendingRow
              key={image.id}
              image={image}
              onCrop={() => setCropping(image)}
              onRetry={() => void send(image)}
              onDismiss={() => dismiss(image.id)}
            />
          ))}
        </ul>
      ) : null}
      {room > 0 ? <UploadButton id={id} used={most - room} most={most} size={size} onFiles={handleFiles} /> : null}
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {removing === undefined ? null : (
        <Confirm
          title={t('removal.title', { n: removing + 1 })}
          confirmLabel={t('removal.confirm')}
          isDanger
          onConfirm={() => handleRemove(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
      {cropping ? (
        <CropDialog
          file={cropping.file}
          size={size}
          isAnimated={cropping.state.is === 'misfit' && cropping.state.isAnimated}
          onCancel={() => setCropping(undefined)}
          onDone={(file) => {
            setCropping(undefined)
            void send({ ...cropping, file })
          }}
        />
      ) : null}
    </div>
  )
}

/**
 * Deletes a picture that was uploaded here and is in no record yet. If that fails, the server's clean-up does it within
 * a day.
 */
function deleteUpload(url: string): void {
  apiCreate(deleteFilePath, { data: { url } }).catch(() => undefined)
}
