"""What Alembic runs: our connection, our tables, no logging of its own."""

from alembic import context

from hullaboo.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
