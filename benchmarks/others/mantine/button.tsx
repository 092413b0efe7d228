import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { GET_STARTED } from '../../content.ts';

export const GetStarted = () => <Button>{GET_STARTED}</Button>;
