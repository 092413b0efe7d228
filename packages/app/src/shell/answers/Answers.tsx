import { useEffect, useState, type ComponentType } from 'react';
import { loadingAnswer, onQuestion, type Question } from '../../content/asks.ts';
import { download } from '../../session/download.ts';

export interface AnswerDialogProps {
  /** What was pressed; null closes the dialog. */
  question: Question | null;
  onClose: () => void;
}

/** Downloads the dialog, which no page has at first. */
const loadDialog = () => download(async () => (await import('./AnswerDialog.tsx')).AnswerDialog);

/** Any of these means that the visitor is using the page. */
const SIGNS = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Downloads the dialog before it is needed, so that it opens at once. */
const prepare = () => void loadDialog().catch(() => {});

/** Answers the questions of a page with a dialog. Place it at the end of a page that asks. */
export function Answers() {
  const [Dialog, setDialog] = useState<ComponentType<AnswerDialogProps> | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    for (const sign of SIGNS) addEventListener(sign, prepare);
    const stop = onQuestion((next) => {
      setNotice(loadingAnswer);
      setQuestion(next);
      loadDialog().then(
        (loaded) => {
          setNotice('');
          setDialog(() => loaded);
        },
        (error: Error) => setNotice(error.message),
      );
    });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, prepare);
      stop();
    };
  }, []);

  return (
    <>
      {notice && <output className="site-Notice">{notice}</output>}
      {Dialog && <Dialog question={question} onClose={() => setQuestion(null)} />}
    </>
  );
}
