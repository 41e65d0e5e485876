import { Modal, type ModalProps } from '#ui/modal.tsx'
import styles from '#ui/drawer.module.css'

type DrawerProps = ModalProps & { onClose: () => void }

/** At the end of the window, as high as it: for what is done beside a live screen. */
export function Drawer(props: DrawerProps) {
  return <Modal look={styles} {...props} />
}
