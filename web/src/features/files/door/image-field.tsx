import { imageLimits } from '@brigade/domain/files/files.limits.ts'
import type { ImageFolder } from '@brigade/domain/files/files.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { deleteFilePath } from '@brigade/domain/files/files.api.ts'
import { apiCreate } from '#kit/api-client.ts'
import styles from '#features/files/door/image-field.module.css'
import type { PendingCount } from '#features/files/door/pending-count.ts'
import { ImageTile } from '#features/files/parts/image-tile.tsx'
import { PendingRow } from '#features/files/parts/pending-row.tsx'
import { UploadButton } from '#features/files/parts/upload-button.tsx'
import { countPending, moved, type PendingImage } from '#features/files/pending-images.ts'
import { useImageUploads } from '#features/files/use-image-uploads.ts'
import { useWords } from '#kit/i18n.ts'
import { lazyPart } from '#kit/lazy-parts.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { showToast } from '#kit/toasts.ts'
import { Confirm } from '#ui/confirm.tsx'

const CropDialog = lazyPart(async () => ({
  default: (await import('#features/files/parts/crop-dialog.tsx')).CropDialog,
}))

type ImageFieldProps = {
  /** Given by the form, like `onChange` and `id`. */
  value?: readonly string[]
  onChange?: (urls: string[]) => void
  id?: string
  folder: ImageFolder
  venueId: number
  /** Told of the pictures that were chosen and are not in the list: to save without them would lose them. Must be stable. */
  onPending?: (pending: PendingCount) => void
}

const { ofARecordAtMost } = imageLimits

/** A form's control for the pictures of an item or a category: up to eight addresses, in their order. (spec 2, §9) */
export function ImageField({ value = [], onChange, id, folder, venueId, onPending }: ImageFieldProps) {
  const t = useWords('files')
  const urls = useRef(value)
  const uploadedHere = useRef(new Set<string>())
  const field = useRef<HTMLDivElement>(null)
  const [news, setNews] = useState('')
  const [removing, setRemoving] = useState<number>()
  const [removals, setRemovals] = useState(0)
  const [cropping, setCropping] = useState<PendingImage>()
  const { pending, add, send, dismiss } = useImageUploads({ folder, venueId, onUploaded: handleUploaded })
  const { onTheWay, waiting, failed } = countPending(pending)
  const room = ofARecordAtMost - value.length - onTheWay - waiting

  useEffect(() => {
    urls.current = value
  }, [value])

  useEffect(() => onPending?.({ onTheWay, waiting, failed }), [onTheWay, waiting, failed, onPending])

  useEffect(() => {
    // After the question has closed: what it would give the focus back to is gone.
    if (removals > 0) field.current?.focus()
  }, [removals])

  function change(next: string[]): void {
    // Two uploads may end before the form has drawn the first.
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
    // The one that comes into its place would be moved back.
    shieldPressed()
    change(moved(value, from, to))
    setNews(t('field.moved', { from: from + 1, to: to + 1, of: value.length }))
  }

  function handleRemove(index: number): void {
    setRemoving(undefined)
    const url = value[index]
    change(value.filter((_, each) => each !== index))
    // What a record shows goes when the record is saved, by the server.
    if (url && uploadedHere.current.delete(url)) deleteUpload(url)
    showToast({ kind: 'info', text: t('removal.onSave', { n: index + 1 }) })
    setRemovals((known) => known + 1)
  }

  return (
    <div ref={field} className={styles.field} role="group" aria-label={t('field.label')} tabIndex={-1}>
      {value.length > 0 ? (
        <ol className={styles.tiles}>
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
        <ul className={styles.pending}>
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
      {room > 0 ? <UploadButton id={id} used={ofARecordAtMost - room} onFiles={handleFiles} /> : null}
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

/** Takes away what was uploaded here and is shown by no record yet. Where that fails, the server's clean-up does it within a day. */
function deleteUpload(url: string): void {
  apiCreate(deleteFilePath, { data: { url } }).catch(() => undefined)
}
