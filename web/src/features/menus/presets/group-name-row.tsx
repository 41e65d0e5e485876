import type { GroupName } from '@brigade/domain/menus/menus.writes.ts'
import { deleteIcon, editIcon } from '#ui/icon-paths.ts'
import styles from '#features/menus/presets/group-names.module.css'
import { useWords } from '#kit/i18n.ts'
import { Icon } from '#ui/icon.tsx'

const upIcon = 'M6 14l6-6 6 6'
const downIcon = 'M6 10l6 6 6-6'

type GroupNameRowProps = {
  groupName: GroupName
  place: number
  count: number
  onMove: (place: number) => void
  onEdit: () => void
  onRemove: () => void
}

export function GroupNameRow({ groupName, place, count, onMove, onEdit, onRemove }: GroupNameRowProps) {
  const t = useWords('presets')
  const { en, ar } = groupName.name
  const acts = [
    { label: t('up', { name: en }), icon: upIcon, isOff: place === 1, act: () => onMove(place - 1) },
    { label: t('down', { name: en }), icon: downIcon, isOff: place === count, act: () => onMove(place + 1) },
    { label: t('editOf', { name: en }), icon: editIcon, isOff: false, act: onEdit },
    { label: t('removeOf', { name: en }), icon: deleteIcon, isOff: false, act: onRemove },
  ]
  return (
    <li className={styles.row}>
      <div className={styles.names}>
        <bdi lang="en">{en}</bdi>
        <bdi lang="ar" className={styles.arabic}>
          {ar}
        </bdi>
      </div>
      <div className={styles.acts}>
        {acts.map(({ label, icon, isOff, act }) => (
          <button
            key={label}
            type="button"
            className={styles.act}
            title={label}
            // A disabled one would lose the focus of who has just moved the row to the end.
            aria-disabled={isOff || undefined}
            onClick={isOff ? undefined : act}
          >
            <Icon path={icon} />
          </button>
        ))}
      </div>
    </li>
  )
}
