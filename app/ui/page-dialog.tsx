import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { Dialog } from './dialog.tsx';
import { useHydratedInPlace } from './loading/stage.tsx';

interface PageDialogProps {
  id: string;
  title: string;
  /** The address of the page without the dialog. */
  below: string;
  children: ReactNode;
}

/**
 * A dialog over a page, with an address of its own; without a script it is open within the page. A link on the page below
 * opens it with `state="over"`. Closing it then goes back to that page, and going forward does not open it again.
 */
export function PageDialog({ below, ...dialog }: PageDialogProps) {
  const navigate = useNavigate();
  const isOver = useLocation().state === 'over';
  const cameWithPage = useHydratedInPlace();
  const isOpenedAgain = useNavigationType() === 'POP' && isOver && !cameWithPage;

  function close() {
    if (isOver) navigate(-1);
    else navigate(below, { replace: true, preventScrollReset: true });
  }

  useEffect(() => {
    if (isOpenedAgain) navigate(-1);
  }, [isOpenedAgain, navigate]);

  return isOpenedAgain ? null : <Dialog {...dialog} isPage open onClose={close} />;
}
