import { Modal, type ModalProps } from '#ui/modal.tsx'
import styles from '#ui/drawer.module.css'

type DrawerProps = ModalProps & { onClose: () => void }

/** Renders a modal at the end of the window, of its full height: for work beside a live screen. */
export function Drawer(props: DrawerProps) {
  return <Modal kind="drawer" look={styles} {...props} />
}
